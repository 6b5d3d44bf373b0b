import { registerCostSource } from '#core/budgets/cost_sources'
import { billedSource } from './billed.js'
import { committedSource } from './committed.js'
import { issuedSource } from './issued.js'

for (const source of [billedSource, issuedSource, committedSource]) registerCostSource(source)
