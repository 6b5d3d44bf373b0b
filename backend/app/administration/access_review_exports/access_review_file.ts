import { DateTime } from 'luxon'
import { instantCell } from '#core/exports/cells'
import { today } from '#core/settings/firm_clock'
import { nameIn, userNames } from '#core/base/user_names'
import type { Report, ReportTable } from '#core/reports/report'
import AccessReview from '#identity/shared/access_review'
import AccessReviewItem, {
  ITEM_STATES,
  type ServiceHoldings,
} from '#identity/shared/access_review_item'
import { EMPLOYMENT_LABELS, REVIEW_LABELS as L, STATE_LABELS } from './labels.js'

type Cells = ReportTable['rows'][number]

const COLUMNS = [
  ...(['name', 'username', 'role', 'sets', 'permissions', 'special', 'lastLoginAt'] as const),
  ...(['responsible', 'networks', 'tokens'] as const),
  ...(['employment', 'decision', 'removed', 'reason', 'decidedBy', 'decidedAt'] as const),
]

/** A review as an auditor takes it away: every account with the decision on it; null where it is gone. */
export async function accessReviewFile({ id }: { id: number }): Promise<Report | null> {
  const review = await AccessReview.find(id)
  if (!review) return null
  const items = await AccessReviewItem.query().where('reviewId', id).orderBy('name').orderBy('id')
  const people = [review.completedBy, ...items.map(({ decidedBy }) => decidedBy)]
  const names = await userNames(people)
  return {
    title: L.title,
    facts: [...factsOf(review, names), ...countsOf(items)],
    columns: COLUMNS.map((name) => ({ label: L[name] })),
    tables: [{ rows: items.map((item) => rowOf(item, names)) }],
  }
}

function factsOf(review: AccessReview, names: Map<number, string>): Report['facts'] {
  const { openedOn, dueOn, state, completedBy, completedAt, digest } = review
  const plain = [
    { label: L.openedOn, value: openedOn },
    { label: L.dueOn, value: dueOn },
    { label: L.state, value: `${STATE_LABELS[state].en} / ${STATE_LABELS[state].ar}` },
  ]
  if (!completedAt) return plain
  return [
    ...plain,
    { label: L.completedBy, value: names.get(completedBy!) ?? '' },
    { label: L.completedAt, value: instantCell(completedAt.toJSDate())! },
    { label: L.digest, value: digest! },
  ]
}

function countsOf(items: readonly AccessReviewItem[]): Report['facts'] {
  const numberOf = (state: string) => items.filter((item) => item.state === state).length
  return [
    { label: L.accounts, value: String(items.length), number: true },
    ...ITEM_STATES.map((state) => ({
      ...{ label: L[state], value: String(numberOf(state)), number: true },
    })),
  ]
}

function rowOf(item: AccessReviewItem, names: Map<number, string>): Cells {
  const { name, nameAr, username, state, holds, reason, decidedBy, decidedAt } = item
  const { role, sets, permissions, strict, deciding, service } = holds
  const usedAt = service ? service.lastUsedAt : holds.lastLoginAt
  return [
    { en: name, ar: nameAr ?? name },
    ...[username, role, sets.map((set) => set.name).join(', ')],
    (service ? service.abilities : permissions).join(', '),
    service ? L.program : [...new Set([...strict, ...deciding])].join(', '),
    usedAt && instantCell(new Date(usedAt)),
    ...(service ? ofService(service) : [null, null, String(holds.tokens)]),
    service ? null : EMPLOYMENT_LABELS[holds.employment],
    ...[L[state], removedFrom(item), reason],
    decidedBy && nameIn(names, decidedBy),
    decidedAt && instantCell(decidedAt.toJSDate()),
  ]
}

/** Who answers for a program, from where it works, and until when each of its tokens does. */
function ofService({ responsible, networks, tokens }: ServiceHoldings): Cells {
  const lives = tokens.map(
    ({ name, expiresAt }) => `${name} (${today(DateTime.fromISO(expiresAt))})`
  )
  return [
    responsible?.name ?? L.nobody,
    networks.length ? networks.join(', ') : L.anywhere,
    lives.join(', '),
  ]
}

function removedFrom({ removal }: AccessReviewItem) {
  if (!removal) return null
  const { sets, grants, role, disable } = removal
  const names = [...sets.map(({ name }) => name), ...grants]
  const inLanguage = (language: 'en' | 'ar') =>
    [
      ...names,
      ...(role ? [L.roleRemoved[language]] : []),
      ...(disable ? [L.accountDisabled[language]] : []),
    ].join(', ')
  return { en: inLanguage('en'), ar: inLanguage('ar') }
}
