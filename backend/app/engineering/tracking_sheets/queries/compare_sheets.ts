import type { Language } from '#core/base/language'
import { exponentOf } from '#engines/money/money'
import { isolate } from '#engines/pdf/document'
import { money, quantity, unitRate } from '#engines/pdf/print_formats'
import {
  DECISION_LABELS,
  LABELS,
  RECOMMENDATION_LABELS,
  STAGE_LABELS,
} from '#engineering/tracking_sheets/pdf/tracking_sheet_labels'
import type { SheetText } from '#engineering/quotations/stage_plan/sheet_stage'
import type { TrackingSheetData } from '#engineering/tracking_sheets/pdf/pdf_data'

/** The content of a sheet, without who printed it and for whom. */
export type SheetContent = Omit<TrackingSheetData, 'company' | 'portalUrl' | 'printedBy'>

export interface SheetDifference {
  part: string
  name: string
  before: string | null
  after: string | null
}

interface Fact {
  part: string
  name: string
  value: string | null
}

/** What two sheets say differently, in the words that stand on them; prices where they may be seen. */
export function compareSheets(
  before: SheetContent,
  after: SheetContent,
  { language, prices }: { language: Language; prices: boolean }
): SheetDifference[] {
  const [old, now] = [before, after].map((content) => factsOf(content, language, prices))
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  const differences = keys.flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const { part, name } = (is ?? was)!
    const pair = { before: was?.value ?? null, after: is?.value ?? null }
    return pair.before === pair.after ? [] : [{ part, name, ...pair }]
  })
  // what has gone stands with its part too
  const parts = [...new Set([...now.values(), ...old.values()].map(({ part }) => part))]
  return differences.sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part))
}

type Add = (part: keyof typeof LABELS, name: string, value: string | null) => void

function factsOf(content: SheetContent, language: Language, prices: boolean): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const say = sayer(language)
  // lines and documents of one name go together in their order, as on the sheet
  const add: Add = (part, name, value) => {
    const free = (number: number): string => {
      const numbered = number > 1 ? `${name} (${number})` : name
      return facts.has(`${part}\u0000${numbered}`) ? free(number + 1) : numbered
    }
    const unique = free(1)
    facts.set(`${part}\u0000${unique}`, {
      part: LABELS[part][language],
      name: unique,
      value: value || null,
    })
  }
  addProject(add, content, language)
  for (const { stage, plannedOn, actualOn, responsible, remark } of content.stages)
    add(
      'stages',
      STAGE_LABELS[stage][language],
      [plannedOn ?? '—', actualOn ?? '—', say(responsible), say(remark)].filter(Boolean).join(' · ')
    )
  for (const { name, revision } of content.documents) add('documents', name, revision ?? '✓')
  for (const { step, decision, decidedOn, name } of content.approvals)
    add(
      'approvals',
      say(step) ?? '',
      [DECISION_LABELS[decision][language], decidedOn, say(name)].filter(Boolean).join(' · ')
    )
  const priced = prices && content.showPrices
  const decimals = exponentOf(content.quotation.currency)
  for (const line of content.lines) addLine(add, line, { language, priced, decimals })
  if (priced && content.prices) {
    const word = (label: keyof typeof LABELS) => LABELS[label][language]
    add('prices', word('currency'), content.quotation.currency)
    for (const figure of ['subtotal', 'discount', 'vat', 'total'] as const)
      add('prices', word(figure), money(content.prices[figure], decimals))
  }
  return facts
}

function addProject(add: Add, content: SheetContent, language: Language) {
  const { quotation, project, parties, score } = content
  const say = sayer(language)
  const fact = (label: keyof typeof LABELS, value: string | null) =>
    add('project', LABELS[label][language], value)
  fact('revision', `R${quotation.revision}`)
  fact('status', say(quotation.status))
  fact('quotedOn', quotation.quotedOn)
  fact('projectName', say(project.name))
  fact('location', say(project.location))
  fact('city', say(project.city))
  fact('area', project.areaSqm && quantity(project.areaSqm))
  fact('projectType', say(project.type))
  fact('productTypes', project.productTypes.map(say).join(' · '))
  fact('endUser', say(project.endUser))
  fact('requestedBy', say(parties.requestedBy))
  fact('client', say(parties.client))
  fact('bdm', say(content.bdm))
  fact('estimator', say(content.estimator))
  const verdict = score && RECOMMENDATION_LABELS[score.recommendation][language]
  add('score', LABELS.score[language], score && `${score.total} · ${verdict}`)
}

/** An option says so beside its quantity: it has left the total, or come into it. */
function addLine(
  add: Add,
  {
    description,
    descriptionAr,
    section,
    unit,
    quantity: count,
    unitRate: rate,
    total,
  }: SheetContent['lines'][number],
  { language, priced, decimals }: { language: Language; priced: boolean; decimals: number }
) {
  const say = sayer(language)
  const name = (language === 'ar' && descriptionAr) || description
  const words = say(unit)
  const amount = words ? `${quantity(count)} ${isolate(words)}` : quantity(count)
  const option = typeof section === 'string' ? null : say(section)
  const figures = priced ? `${amount} × ${unitRate(rate)} = ${money(total, decimals)}` : amount
  // read from left to right in Arabic too, as on the sheet
  add('lines', name.slice(0, 160), [`\u2066${figures}\u2069`, option].filter(Boolean).join(' · '))
}

const sayer =
  (language: Language) =>
  (text: SheetText | undefined): string | null =>
    typeof text === 'string' || !text ? (text ?? null) : (text[language] ?? text.en ?? null)
