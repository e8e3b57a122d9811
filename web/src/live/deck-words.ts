import { t } from '../i18n/index.svelte';
import { identityTitle, type WhyNot } from '../state/decks';
import type { Workshop } from '../wire';

/** Why one more copy cannot be taken, in words; empty if it can. */
export function whyWords(shop: Workshop, why: WhyNot | null): string {
  switch (why?.why) {
    case undefined:
      return '';
    case 'side':
      return t('deck-why-side');
    case 'own':
      return t('deck-own-only', { name: identityTitle(shop, why.identity) });
    case 'most':
      return t(shop.groups.length > 0 ? 'deck-most-cards' : 'deck-most', { most: why.most });
  }
}
