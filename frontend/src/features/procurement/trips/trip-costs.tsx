import { Form } from 'antd'
import { DollarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Money, Quantity } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { Details } from '../../../kit/show/details'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { TRIPS, type Trip } from './trip'

interface TripCostsProps {
  trip: Trip
  action: ReturnType<typeof useRecordAction>
}

/** Fuel and what else was paid on the way. */
export function CostsButton({ trip, action }: TripCostsProps) {
  const { t } = useTranslation()
  const fields = [
    ['fuelLitres', trip.fuelLitres, t('common.units.ltr', { count: 2 })],
    ['fuelCost', trip.fuelCost, trip.currency],
    ['otherCost', trip.otherCost, trip.currency],
  ] as const
  return (
    <ConfirmAction
      icon={<DollarOutlined />}
      label={t(`${TRIPS}.costs`)}
      title={t(`${TRIPS}.costs_title`, { number: trip.number })}
      confirmLabel={t('common.save')}
      fields={fields.map(([name, value, suffix]) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`${TRIPS}.fields.${name}`)}
          initialValue={value && Number(value) > 0 ? value : undefined}
        >
          <DecimalInput suffix={suffix} />
        </Form.Item>
      ))}
      onConfirm={(_, values) => {
        const body = Object.fromEntries(fields.map(([name]) => [name, values[name] || null]))
        return action.run(trip, { path: 'costs', body, done: t(`${TRIPS}.costs_done`) })
      }}
    />
  )
}

/** What it carries, how far it went and what that took. */
export function TripFigures({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  const some = (value: string | null | undefined, unit: string) =>
    value && Number(value) > 0 ? <Quantity value={value} unit={unit} /> : null
  const money = (value: string | null | undefined) =>
    value && Number(value) > 0 ? <Money value={value} currency={trip.currency} /> : null
  const km = t('common.units.km')
  return (
    <Details
      resource={TRIPS}
      items={[
        { name: 'equipmentId', value: trip.equipmentTag },
        { name: 'passengers', value: trip.passengers },
        { name: 'weight', value: some(trip.weight, t('common.units.kg')) },
        { name: 'volume', value: some(trip.volume, t('common.units.m3')) },
        { name: 'startOdometer', value: some(trip.startOdometer, km) },
        { name: 'endOdometer', value: some(trip.endOdometer, km) },
        { name: 'distance', value: some(trip.distance, km) },
        { name: 'fuelLitres', value: some(trip.fuelLitres, t('common.units.ltr', { count: 2 })) },
        { name: 'fuelCost', value: money(trip.fuelCost) },
        { name: 'otherCost', value: money(trip.otherCost) },
        { name: 'cost', value: money(trip.cost) },
        { name: 'costPerKm', value: money(trip.costPerKm) },
      ]}
    />
  )
}
