import { appUrl } from '#config/app'
import type { Change } from '#core/audit/append_audit'
import { translatorIn, type Language } from '#core/base/language'
import type { MailContent } from '#core/mails/mail_body'
import { formatMoney, groupThousands } from '#engines/money/money'
import type { ApprovalCard } from './approval_cards.js'

const FIELDS = [
  'amount',
  'clientName',
  'currency',
  'days',
  'deliveryPlace',
  'description',
  'discount',
  'endsOn',
  'executeOn',
  'freight',
  'hours',
  'lines',
  'notes',
  'paymentTerms',
  'projectName',
  'quantity',
  'requiredOn',
  'retention',
  'startsOn',
  'title',
  'total',
  'validUntil',
  'value',
  'vatRate',
  'vendorName',
] as const
const MONEY = new Set(['amount', 'freight', 'total', 'value'])
const LONGEST = 120
const DECIMAL = /^-?\d+(\.\d+)?$/

const key = (name: string) => `mails.approvals.${name}`

/** The page that asks for the decision, after a sign-in. The version is that of the document as it was mailed. */
export function decisionPage({ request, version }: ApprovalCard, decision?: 'approve' | 'reject') {
  const page = new URL(`/approvals/${request.id}`, appUrl)
  page.searchParams.set('version', String(version))
  if (decision) page.searchParams.set('decision', decision)
  return page.href
}

/** What a document is decided by, and where. */
export function approvalContent(
  card: ApprovalCard,
  language: Language,
  documentPage: string
): Pick<MailContent, 'facts' | 'links'> {
  const say = translatorIn(language)
  const open = { label: say(key('open')), href: documentPage, look: 'plain' as const }
  if (!card.mayDecide) return { facts: factsOf(card, language), links: [open] }
  const approve = { label: say(key('approve')), href: decisionPage(card, 'approve') }
  const reject = { label: say(key('reject')), href: decisionPage(card, 'reject') }
  const links = [{ ...reject, look: 'danger' as const }, open]
  return {
    facts: factsOf(card, language),
    links: card.canApprove ? [{ ...approve, look: 'primary' as const }, ...links] : links,
  }
}

type Fact = NonNullable<MailContent['facts']>[number]

function factsOf(card: ApprovalCard, language: Language): Fact[] {
  const say = translatorIn(language)
  const { request, requestedBy, onBehalfOf } = card
  const fact = (name: string, value: string | null) =>
    value ? [{ label: say(key(name)), value }] : []
  const step = request.pendingStep
  return [
    ...fact('amount', amountOf(card)),
    ...fact('requested_by', requestedBy),
    ...fact('on_behalf_of', onBehalfOf),
    ...fact('step', (language === 'ar' && step?.nameAr) || (step?.name ?? null)),
    ...changesOf(card, language),
  ]
}

/** Leave and reports are about no amount. */
export function amountOf({ request: { amountMinor, currency } }: ApprovalCard): string | null {
  return amountMinor ? `${groupThousands(formatMoney(amountMinor, currency))} ${currency}` : null
}

/** The fields that have a word in mails, with their values; of the others, how many there are. */
function changesOf({ changes, request }: ApprovalCard, language: Language): Fact[] {
  if (!changes) return []
  const say = translatorIn(language)
  const named = changes.filter(({ field }) => (FIELDS as readonly string[]).includes(field))
  const valueOf = (field: string, value: unknown) => {
    if (Array.isArray(value)) return say(key('entries'), { count: value.length })
    const text = textOf(value)
    return MONEY.has(field) && DECIMAL.test(text)
      ? `${groupThousands(text)} ${request.currency}`
      : text
  }
  const arrow = language === 'ar' ? '←' : '→'
  const shown = named.map(({ field, before, after }: Change) => {
    const [was, is] = [valueOf(field, before), valueOf(field, after)]
    // of as many lines as before it says that they are others
    const value = was === is ? is : `${was} ${arrow} ${is}`
    return { label: `${say(key('changed'))}: ${say(key(`fields.${field}`))}`, value }
  })
  const others = changes.length - named.length
  if (others)
    shown.push({ label: say(key('changed')), value: say(key('others'), { count: others }) })
  if (!shown.length) shown.push({ label: say(key('changed')), value: say(key('unchanged')) })
  return shown
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'object' ? '…' : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
