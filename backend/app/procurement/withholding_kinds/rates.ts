import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'

export type Client = Pick<QueryClientContract, 'from' | 'raw'>

interface Dated {
  kindId: number
  from: string
  rateE4: number
}

/** The rates of the list, percent in ten-thousandths. */
export class Rates {
  constructor(private readonly rates: Dated[]) {}

  /** The rate of a kind on a day; null before its first one. */
  on(kindId: number, day: string): number | null {
    const found = this.rates.find((rate) => rate.kindId === kindId && rate.from <= day)
    return found?.rateE4 ?? null
  }
}

/** The rates of these kinds, or of all. */
export async function listRates(kindIds: readonly number[] | null, client: Pick<Client, 'from'>) {
  const query = client.from('withholding_rates').orderBy('effective_on', 'desc')
  if (kindIds) void query.whereIn('kind_id', [...kindIds])
  const rows: any[] = await query
  return new Rates(
    rows.map((row) => ({
      ...{ kindId: Number(row.kind_id), from: row.effective_on, rateE4: Number(row.rate_e4) },
    }))
  )
}

/** What a payment of a kind to a vendor on a day bears. */
export interface RateOn {
  rateE4: number
  /** The certificate that lowers it; null for the rate of the list. */
  treatyId: number | null
}

/** A treaty never raises what the law takes. @throws AppError 409 WITHHOLDING_RATE_MISSING */
export type RateOf = (kindId: number) => RateOn

/** The rates of each of these vendors on a day. */
export async function ratesOfVendors(
  vendorIds: readonly number[],
  on: string,
  client: Client
): Promise<Map<number, RateOf>> {
  const rates = await listRates(null, client)
  const treaties: any[] = await client
    .from('withholding_treaties')
    .whereIn('vendor_id', [...vendorIds])
    .where('from_on', '<=', on)
    .where('to_on', '>=', on)
    .orderBy('id')
  const ofVendor = Map.groupBy(treaties, (row) => Number(row.vendor_id))
  return new Map(
    vendorIds.map((vendorId) => [
      vendorId,
      (kindId: number): RateOn => {
        const listed = rates.on(kindId, on)
        if (listed === null) throw conflict('WITHHOLDING_RATE_MISSING')
        const treaty = ofVendor.get(vendorId)?.find((row) => Number(row.kind_id) === kindId)
        if (!treaty || Number(treaty.rate_e4) >= listed) return { rateE4: listed, treatyId: null }
        return { rateE4: Number(treaty.rate_e4), treatyId: Number(treaty.id) }
      },
    ])
  )
}
