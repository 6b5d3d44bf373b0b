import { AssemblySchema } from '#database/schema'
import type { CostHead } from '#engineering/enums/bill'

/** What an assembly asks for: `area`, called Area, 10 unless stated. */
export interface Parameter {
  name: string
  label: string
  labelAr: string
  initial: string
}

/** One line that it writes: of a rate of the library, or with amounts of its own. */
export interface Component {
  rateId: number | null
  description: string | null
  descriptionAr: string | null
  unit: string | null
  costHead: CostHead | null
  /** A formula over the parameters. */
  quantity: string
  unitRate: string | null
  unitCost: string | null
}

export default class Assembly extends AssemblySchema {
  static table = 'assemblies'

  declare parameters: Parameter[]
  declare components: Component[]
}
