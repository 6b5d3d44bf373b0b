import { choiceNames } from '#core/settings/choice_labels'
import { unitKey, type Units } from '#engines/workbooks/read_bill'
import { ENGINEERING_LISTS } from '#engineering/enums/lists'

/** Units that lines have, by the names that bills may call them in either language. */
export async function unitNames(): Promise<Units> {
  const names = await choiceNames('units', ENGINEERING_LISTS.units)
  return Object.fromEntries([
    ...Object.entries(ALSO),
    ...names.map(({ name, value }) => [unitKey(name), value]),
  ])
}

/** What bills call them beside. */
const ALSO: Readonly<Record<string, string>> = {
  sqm: 'm2',
  cum: 'm3',
  lm: 'm',
  rm: 'm',
  rmt: 'm',
  mtr: 'm',
  meter: 'm',
  metre: 'm',
  nos: 'no',
  nr: 'no',
  each: 'no',
  ea: 'no',
  pcs: 'no',
  sum: 'ls',
  lsum: 'ls',
  kgs: 'kg',
  tonne: 'ton',
  tons: 'ton',
  hrs: 'hour',
  hr: 'hour',
}
