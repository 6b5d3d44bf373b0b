import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { TRIPS, type Trip } from './trip'

/** What the vehicle shows at the start or the end; the server refuses what runs back. */
export function OdometerFields({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const shown = Form.useWatch('odometer', form) as string | undefined
  const text = (key: string) => t(`${TRIPS}.fields.${key}`)
  return (
    <>
      <Form.Item name="odometer" label={text('odometer')}>
        <DecimalInput placeholder={trip.startOdometer ?? undefined} suffix={t('common.units.km')} />
      </Form.Item>
      {shown && trip.equipmentId ? (
        <Form.Item name="odometerConfirmed" valuePropName="checked">
          <Checkbox>{text('odometerConfirmed')}</Checkbox>
        </Form.Item>
      ) : null}
    </>
  )
}

/** What was entered of it; nothing that was left empty is sent. */
export function odometerBody(values: Record<string, unknown>): object {
  const { odometer, odometerConfirmed } = values
  if (!odometer) return {}
  return { odometer, ...(odometerConfirmed === true && { odometerConfirmed }) }
}
