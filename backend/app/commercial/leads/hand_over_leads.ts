import type { HandOver } from '#core/handovers/registry'
import { OPEN_LEAD_STAGES } from '#commercial/enums/lead_stages'
import { handOverOwned } from '#commercial/shared/hand_over_owned'

interface Row {
  id: number
  number: string
  name: string
  name_ar: string | null
}

/** The open leads of someone who leaves are their successor's; the others stay with who worked on them. */
export const handOverLeads: HandOver = async (uow, people) => {
  const open = [...OPEN_LEAD_STAGES]
  const leads = await handOverOwned<Row>(uow, people, 'lead', {
    owned: () => uow.trx.from('leads').where('owner_id', people.fromId).whereIn('stage', open),
    columns: ['id', 'number', 'name', 'name_ar'],
    labelOf: ({ number }) => number,
  })
  return leads.map(({ id, number, name, name_ar: nameAr }) => ({
    ...{ kind: 'lead', recordId: id, label: `${number} · ${name}` },
    ...{ labelAr: `${number} · ${nameAr ?? name}`, link: `/commercial/leads/${id}` },
  }))
}
