//! Rulings of a game, which a host sets by name and value.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::registry::{OpenError, Ruling};

/// A ruling: its name in setups, the lexicon key of its question, and its values; no values mean any number.
pub(super) type Switch = (&'static str, &'static str, &'static [&'static str]);

/// The rulings a host may choose, with their defaults.
pub(super) fn listed(switches: &[Switch], usual: &impl Serialize) -> Vec<Ruling> {
    let usual = serde_json::to_value(usual).expect("switches are plain data");
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let ruling = |(name, title, values): &Switch| Ruling {
        name: (*name).to_owned(),
        title,
        values: values.to_vec(),
        usual: word(&usual[*name]),
    };
    switches.iter().map(ruling).collect()
}

/// The default rulings with a host's changes.
pub(super) fn chosen<T: Serialize + DeserializeOwned>(usual: &T, wishes: &[(String, String)]) -> Result<T, OpenError> {
    let mut switches = serde_json::to_value(usual).expect("switches are plain data");
    for (name, value) in wishes {
        let known = switches.as_object().is_some_and(|all| all.contains_key(name));
        if !known {
            let names = switches.as_object().map(|all| all.keys().cloned().collect::<Vec<_>>().join(", "));
            return Err(OpenError::Ruling { name: name.clone(), list: names.unwrap_or_default() });
        }
        // Booleans and numbers are parsed, everything else is a string.
        switches[name] = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.clone()));
        let fits = serde_json::from_value::<T>(switches.clone());
        fits.map_err(|e| OpenError::Setup(format!("ruling {name}: {e}")))?;
    }
    serde_json::from_value(switches).map_err(|e| OpenError::Setup(e.to_string()))
}
