import { t } from '../i18n/index.svelte';
import type { Clock } from '../wire';

/** How time is kept, in words. */
export function clockWords(clock: Clock): string {
  return typeof clock === 'object' ? t('clock-days', { count: clock.days }) : t(`clock-${clock}`);
}
