import { setting } from '#core/settings/settings'

/** What happens to new files while the scanner is away: they are held, or open with a mark. */
export const SCAN_AWAY = ['hold', 'pass'] as const
export type ScanAway = (typeof SCAN_AWAY)[number]

export const SCAN_DEFAULTS = { scanAway: 'hold' as ScanAway }

export const scanAway = () => setting<ScanAway>('scanAway', SCAN_DEFAULTS.scanAway)
