import { t } from '../../i18n/index.svelte';
import { identityTitle, type WhyNot } from '../../state/decks';
import type { DeckCatalog } from '../../wire';

/** The message why one more copy cannot be added; empty if it can. */
export function whyWords(catalog: DeckCatalog, why: WhyNot | null): string {
  switch (why?.why) {
    case undefined:
      return '';
    case 'side':
      return t('deck-why-side');
    case 'own':
      return t('deck-own-only', { name: identityTitle(catalog, why.identity) });
    case 'most':
      return t(catalog.groups.length > 0 ? 'deck-most-cards' : 'deck-most', { most: why.most });
  }
}
