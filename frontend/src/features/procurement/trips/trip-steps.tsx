import { Form, Input } from 'antd'
import { CheckCircleOutlined, InboxOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PhotoButton } from '../../../kit/files/photo-button'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { SignaturePad } from '../../../kit/inputs/signature-pad'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { TRIPS, type Trip } from './trip'
import { nameIn } from '../../../kit/display/name-in'
import { MixedText } from '../../../kit/display/mixed-text'

const ENDS = new Set(['failed', 'cancelled'])

interface TripStepsProps {
  trip: Trip
  action: ReturnType<typeof useRecordAction>
}

/** A button for every state that the trip may go to, the proof of delivery and the goods receipt. */
export function TripSteps({ trip, action }: TripStepsProps) {
  const { t } = useTranslation()
  const label = useChoiceLabel('trip-statuses')
  const text = (key: string) => t(`${TRIPS}.${key}`)
  return (
    <>
      {trip.can.deliver ? <Proof trip={trip} action={action} /> : null}
      {trip.can.bookReceipt ? (
        <ConfirmAction
          type="primary"
          icon={<InboxOutlined />}
          label={text('book')}
          title={t(`${TRIPS}.book_title`, { number: trip.orderNumber })}
          content={text('book_text')}
          confirmLabel={text('book')}
          onConfirm={() => action.run(trip, { path: 'receipt', body: {}, done: text('booked') })}
        />
      ) : null}
      {trip.can.addPhoto ? (
        <PhotoButton
          path={`/api/trips/${trip.id}/photo`}
          label={t(`${TRIPS}.photo`)}
          done={t(`${TRIPS}.photo_done`)}
          onDone={action.refresh}
        />
      ) : null}
      {trip.nextStatuses.map((status) => (
        <ConfirmAction
          key={status}
          danger={ENDS.has(status)}
          type={
            ENDS.has(status) || (trip.can.deliver && trip.status !== 'in_transit')
              ? 'default'
              : 'primary'
          }
          // what is done, not what it will be
          label={text(`steps.${status}`)}
          title={t(`${TRIPS}.step_title`, { number: trip.number, status: label(status) })}
          reason={ENDS.has(status) ? { label: text('reason'), required: true } : undefined}
          onConfirm={(reason) =>
            action.run(trip, {
              path: 'steps',
              body: { status, ...(reason && { reason }) },
              done: t(`${TRIPS}.step_done`, { status: label(status) }),
            })
          }
        />
      ))}
    </>
  )
}

/** Who took the goods over, what of each cargo, and the signature. */
function Proof({ trip, action }: TripStepsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${TRIPS}.${key}`)
  const field = (key: string) => t(`${TRIPS}.fields.${key}`)
  const send = (values: Record<string, unknown>) => {
    const cargo = (values.cargo ?? {}) as Record<string, Record<string, string>>
    const lines = Object.entries(cargo).map(([id, line]) => ({
      id: Number(id),
      delivered: line.delivered || '0',
      rejected: line.rejected || '0',
      rejectionReason: line.rejectionReason || null,
    }))
    const { name, signature } = values
    const body = { name, signature: signature || null, lines }
    return action.run(trip, { path: 'proof', body, done: text('delivered') })
  }
  return (
    <ConfirmAction
      // on the road the next step is the arrival
      type={trip.status === 'in_transit' ? 'default' : 'primary'}
      icon={<CheckCircleOutlined />}
      label={text('deliver')}
      title={t(`${TRIPS}.deliver_title`, { number: trip.number })}
      confirmLabel={text('deliver')}
      fields={
        <>
          <Form.Item
            name="name"
            label={field('podName')}
            rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
          >
            <Input maxLength={160} autoFocus autoComplete="off" />
          </Form.Item>
          {(trip.cargo ?? []).map((cargo) => (
            <CargoFields key={cargo.id} cargo={cargo} />
          ))}
          <Form.Item name="signature" label={field('signature')}>
            <SignaturePad />
          </Form.Item>
        </>
      }
      onConfirm={(_, values) => send(values)}
    />
  )
}

function CargoFields({ cargo }: { cargo: NonNullable<Trip['cargo']>[number] }) {
  const { t, i18n } = useTranslation()
  const field = (key: string) => t(`${TRIPS}.fields.${key}`)
  const description = nameIn(i18n.language, cargo.description, cargo.descriptionAr)
  const name = (key: string) => ['cargo', String(cargo.id), key]
  return (
    <fieldset style={{ border: 0, padding: 0, marginInline: 0, marginBlock: '0 12px' }}>
      <legend>
        <MixedText>{description}</MixedText> · {cargo.quantity}
      </legend>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 2fr', gap: 8 }}>
        <Form.Item name={name('delivered')} initialValue={cargo.quantity} style={{ margin: 0 }}>
          <DecimalInput aria-label={`${field('delivered')} ${description}`} />
        </Form.Item>
        <Form.Item name={name('rejected')} style={{ margin: 0 }}>
          <DecimalInput
            placeholder={field('rejected')}
            aria-label={`${field('rejected')} ${description}`}
          />
        </Form.Item>
        <Form.Item name={name('rejectionReason')} style={{ margin: 0 }}>
          <Input
            maxLength={300}
            placeholder={field('rejectionReason')}
            aria-label={`${field('rejectionReason')} ${description}`}
          />
        </Form.Item>
      </div>
    </fieldset>
  )
}
