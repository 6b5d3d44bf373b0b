import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { Details } from '../../../kit/show/details'
import type { SummaryFact } from '../../../kit/show/record-summary'
import { NONE } from '../../../kit/display/none'
import { EQUIPMENT, type Equipment } from './equipment'

/** Where it is due next, how much it was in use lately and what that cost; figures of the meter where it has one. */
export function useEquipmentSummary(): (equipment: Equipment) => SummaryFact[] {
  const { t } = useTranslation()
  const figures = useFigures()
  return (equipment) => [
    ...(equipment.expectedReturnOn
      ? [{ name: 'expectedReturnOn', value: <DateText value={equipment.expectedReturnOn} /> }]
      : []),
    { name: 'nextServiceOn', value: <DateText value={equipment.nextServiceOn} /> },
    ...figures(equipment).map(({ key, value }) => ({
      name: key,
      label: t(`${EQUIPMENT}.figures.${key}`),
      value,
    })),
  ]
}

function useFigures() {
  const formats = useFormats()
  const unit = useChoiceLabel('meter-types')
  return ({ figures, currency, meterType }: Equipment) => {
    if (!figures) return []
    const money = (value: string) => <Money value={value} currency={currency} />
    const { utilisation, cost, ran, costPerUnit } = figures
    const always = [
      { key: 'utilisation', value: formats.percent(utilisation) },
      { key: 'cost', value: money(cost) },
    ]
    if (meterType === 'none') return always
    const distance = ran === null ? NONE : `${formats.number(ran)} ${unit(meterType)}`
    return [
      ...always,
      { key: 'ran', value: distance },
      { key: 'costPerUnit', value: costPerUnit === null ? NONE : money(costPerUnit) },
    ]
  }
}

function useCapacity({ payload, volume, seats }: Equipment) {
  const { t } = useTranslation()
  const carried = (value: string | null, unit: string) =>
    value ? <Quantity value={value} unit={unit} /> : null
  return [
    { name: 'payload', value: carried(payload, t('common.units.kg')) },
    { name: 'volume', value: carried(volume, t('common.units.m3')) },
    { name: 'seats', value: seats },
  ]
}

export function EquipmentFacts({ equipment }: { equipment: Equipment }) {
  const unit = useChoiceLabel('meter-types')
  const capacity = useCapacity(equipment)
  const day = (value: string | null) => <DateText value={value} />
  const meter = (value: string | null) =>
    value === null ? null : <Quantity value={value} unit={unit(equipment.meterType)} />
  const money = (value: string | undefined) =>
    value && Number(value) > 0 ? <Money value={value} currency={equipment.currency} /> : null
  const make = [equipment.make, equipment.model, equipment.year].filter(Boolean).join(' ')
  return (
    <Details
      resource={EQUIPMENT}
      items={[
        { name: 'nameAr', value: equipment.nameAr },
        { name: 'make', value: make },
        { name: 'serialNo', value: equipment.serialNo ? <Ltr>{equipment.serialNo}</Ltr> : null },
        {
          name: 'ownership',
          value: <ChoiceText list="equipment-ownerships" value={equipment.ownership} />,
        },
        { name: 'purchasedOn', value: day(equipment.purchasedOn) },
        { name: 'purchaseCost', value: money(equipment.purchaseCost) },
        { name: 'rentalRate', value: money(equipment.rentalRate) },
        { name: 'projectName', value: equipment.projectName },
        { name: 'location', value: equipment.location },
        { name: 'registrationNo', value: equipment.registrationNo },
        { name: 'registrationExpiresOn', value: day(equipment.registrationExpiresOn) },
        { name: 'insuranceExpiresOn', value: day(equipment.insuranceExpiresOn) },
        { name: 'inspectionDueOn', value: day(equipment.inspectionDueOn) },
        ...capacity,
        { name: 'meter', value: equipment.meterType === 'none' ? null : meter(equipment.meter) },
        { name: 'servicedOn', value: day(equipment.servicedOn) },
        { name: 'nextServiceAt', value: meter(equipment.nextServiceAt) },
      ]}
    />
  )
}
