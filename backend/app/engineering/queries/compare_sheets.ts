import type { Language } from '#core/http/language'
import { LABELS, STAGE_LABELS } from '#engineering/documents/tracking_sheet_labels'
import type { SheetText, TrackingSheetData } from '#engineering/documents/tracking_sheet_data'

/** What a sheet said, without who printed it and for whom. */
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
  return keys.flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const { part, name } = (is ?? was)!
    const pair = { before: was?.value ?? null, after: is?.value ?? null }
    return pair.before === pair.after ? [] : [{ part, name, ...pair }]
  })
}

function factsOf(content: SheetContent, language: Language, prices: boolean): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const say = sayer(language)
  const word = (label: keyof typeof LABELS) => LABELS[label][language]
  const add = (part: keyof typeof LABELS, name: string, value: string | null) =>
    facts.set(`${part}\u0000${name}`, { part: word(part), name, value: value || null })
  const { quotation, project, parties, score } = content
  add('project', word('revision'), `R${quotation.revision}`)
  add('project', word('status'), say(quotation.status))
  add('project', word('quotedOn'), quotation.quotedOn)
  add('project', word('projectName'), say(project.name))
  add('project', word('location'), say(project.location))
  add('project', word('city'), say(project.city))
  add('project', word('area'), project.areaSqm)
  add('project', word('projectType'), say(project.type))
  add('project', word('productTypes'), project.productTypes.map(say).join(', '))
  add('project', word('endUser'), say(project.endUser))
  add('project', word('requestedBy'), say(parties.requestedBy))
  add('project', word('client'), say(parties.client))
  add('score', word('score'), score ? `${score.total} ${score.recommendation.toUpperCase()}` : null)
  for (const { stage, plannedOn, actualOn, responsible, remark } of content.stages)
    add('stages', STAGE_LABELS[stage][language], [plannedOn ?? '—', actualOn ?? '—', say(responsible), say(remark)].filter(Boolean).join(' · ')) // prettier-ignore
  for (const { name, revision } of content.documents) add('documents', name, revision ?? '✓')
  for (const { step, decision, decidedOn, name } of content.approvals)
    add('approvals', say(step) ?? '', [decision, decidedOn, say(name)].filter(Boolean).join(' · '))
  for (const line of content.lines) addLine(add, line, prices && content.showPrices)
  if (prices && content.showPrices && content.prices) {
    const { subtotal, discount, vat, total } = content.prices
    add('prices', word('subtotal'), subtotal)
    add('prices', word('discount'), discount)
    add('prices', word('vat'), vat)
    add('prices', word('total'), total)
  }
  return facts
}

function addLine(
  add: (part: 'lines', name: string, value: string) => void,
  { description, quantity, unitRate, total }: SheetContent['lines'][number],
  priced: boolean
) {
  const name = description.slice(0, 160)
  add('lines', name, priced ? `${quantity} × ${unitRate} = ${total}` : quantity)
}

const sayer =
  (language: Language) =>
  (text: SheetText | undefined): string | null =>
    typeof text === 'string' || !text ? (text ?? null) : (text[language] ?? text.en ?? null)
