export const CHEQUE_DIRECTIONS = ['received', 'issued'] as const

export const CHEQUE_STATUSES = [
  'held',
  'deposited',
  'cleared',
  'bounced',
  'returned',
  'replaced',
  'issued',
  'stopped',
  'voided',
] as const
export type ChequeStatus = (typeof CHEQUE_STATUSES)[number]

/** Its money is still to come or to go. */
export const OPEN_CHEQUES: readonly ChequeStatus[] = ['held', 'deposited', 'issued']

/** The paper is out of the way: its number may be entered again. */
export const GONE_CHEQUES: readonly ChequeStatus[] = ['returned', 'replaced', 'voided']

export const CHEQUE_STATUS_NAMES: Record<ChequeStatus, Record<'en' | 'ar', string>> = {
  held: { en: 'Held', ar: 'في الخزينة' },
  deposited: { en: 'Deposited', ar: 'مودع' },
  cleared: { en: 'Cleared', ar: 'محصّل' },
  bounced: { en: 'Bounced', ar: 'مرتجع' },
  returned: { en: 'Returned', ar: 'معاد لصاحبه' },
  replaced: { en: 'Replaced', ar: 'مستبدل' },
  issued: { en: 'Issued', ar: 'صادر' },
  stopped: { en: 'Stopped', ar: 'موقوف' },
  voided: { en: 'Voided', ar: 'ملغى' },
}
