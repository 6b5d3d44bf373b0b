export const EQUIPMENT = 'procurement.equipment'

export interface Custody {
  id: number
  holderName: string
  projectName: string | null
  outOn: string
  expectedReturnOn: string | null
  outCondition: string
  outNote: string | null
  outMeter: string | null
  outSignature: string | null
  backOn: string | null
  backCondition: string | null
  backNote: string | null
  backMeter: string | null
  backSignature: string | null
  createdByName: string | null
}

export interface EquipmentEvent {
  id: number
  kind: string
  happenedOn: string
  meter: string | null
  cost: string
  note: string | null
  createdByName: string | null
}

/** A piece of equipment as the API answers it. */
export interface Equipment {
  id: number
  version: number
  tag: string
  name: string
  nameAr: string | null
  category: string
  make: string | null
  model: string | null
  serialNo: string | null
  year: number | null
  ownership: string
  vendorId: number | null
  purchasedOn: string | null
  location: string | null
  registrationNo: string | null
  registrationExpiresOn: string | null
  insuranceExpiresOn: string | null
  inspectionDueOn: string | null
  meterType: string
  meter: string
  serviceEvery: string | null
  serviceEveryDays: number | null
  servicedOn: string | null
  nextServiceOn: string | null
  nextServiceAt: string | null
  dueOn: string | null
  meterDue: boolean
  overdue: boolean
  status: string
  custodianName: string | null
  projectName: string | null
  expectedReturnOn: string | null
  /** Of its own page only. */
  currency?: string
  purchaseCost?: string
  rentalRate?: string
  figures?: {
    from: string
    to: string
    utilisation: number
    cost: string
    ran: string | null
    costPerUnit: string | null
  }
  custodies?: Custody[]
  events?: EquipmentEvent[]
  can: Record<string, boolean>
}

export const equipmentPath = ({ id }: { id: number | string }): string =>
  `/procurement/equipment-management/${id}`
