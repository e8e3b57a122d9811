/** Order matters: most browsers also claim to be the ones below them. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and system of a session; other clients keep the name they sent. */
export function deviceOf(label: string): string {
  const find = (list: [RegExp, string][]): string | undefined => list.find(([sign]) => sign.test(label))?.[1];
  const known = [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined);
  return label.startsWith('Mozilla/') && known.length > 0 ? known.join(' · ') : label;
}
