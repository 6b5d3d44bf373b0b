/** One thing that happened with a client, in whichever department. */
export interface TimelineItem {
  kind: string
  id: number
  at: string
  title: string
  details: string | null
  status: string | null
  amount: string | null
  currency: string | null
  link: string | null
  userId: number | null
  userName: string | null
}

/** Kinds that people note down themselves and may take back. */
export const ACTIVITY_KINDS = ['call', 'visit', 'meeting', 'email', 'note']
