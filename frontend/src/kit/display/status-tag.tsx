import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'

const COLOURS: Record<string, string> = {
  new: 'default',
  contacted: 'cyan',
  qualified: 'blue',
  quoted: 'green',
  draft: 'default',
  pending: 'gold',
  pending_approval: 'gold',
  submitted: 'gold',
  queued: 'default',
  reading: 'blue',
  ready: 'cyan',
  prospect: 'default',
  under_review: 'gold',
  approved: 'green',
  issued: 'blue',
  locked: 'blue',
  partially_paid: 'cyan',
  paid: 'green',
  held: 'gold',
  deposited: 'cyan',
  cleared: 'green',
  bounced: 'red',
  stopped: 'red',
  kept: 'green',
  broken: 'red',
  recorded: 'blue',
  claimed: 'gold',
  granted: 'green',
  checked: 'gold',
  withdrawn: 'default',
  published: 'green',
  in_force: 'green',
  confirmed: 'green',
  completed: 'green',
  received: 'green',
  won: 'green',
  go: 'green',
  sent: 'blue',
  submitted_to_client: 'blue',
  active: 'blue',
  in_progress: 'blue',
  partially_received: 'cyan',
  matched: 'green',
  blocked: 'red',
  released: 'blue',
  quoting: 'blue',
  awarded: 'green',
  counting: 'gold',
  in_transit: 'blue',
  posted: 'green',
  committed: 'blue',
  reversed: 'default',
  review: 'gold',
  on_hold: 'orange',
  superseded: 'default',
  expired: 'default',
  closed: 'default',
  prepared: 'gold',
  filed: 'green',
  cancelled: 'default',
  rejected: 'red',
  returned: 'orange',
  no_go: 'red',
  lost: 'red',
  failed: 'red',
  blacklisted: 'red',
  excellent: 'green',
  average: 'blue',
  poor: 'orange',
  very_poor: 'red',
}

/** Statuses arrive as `no_go`, `NO-GO` or `noGo` alike; one spelling serves colours and texts. */
function normalise(status: string): string {
  return status
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase()
}

/** A status in words and colour; the word always carries the meaning, the colour only helps. */
export function StatusTag({ status }: { status: string | null | undefined }) {
  const { t } = useTranslation()
  if (!status) return null
  const key = normalise(status)
  return (
    <Tag color={COLOURS[key] ?? 'default'} style={{ marginInlineEnd: 0 }}>
      {t(`kit.status.${key}`, { defaultValue: status })}
    </Tag>
  )
}
