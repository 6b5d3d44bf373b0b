import { Form, Input } from 'antd'
import { CheckCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PhotoButton } from '../../../kit/files/photo-button'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { SignaturePad } from '../../../kit/inputs/signature-pad'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { BookReceipt } from './trip-booking'
import { CostsButton } from './trip-costs'
import { OdometerFields, odometerBody } from './trip-odometer'
import { TRIPS, type Trip, type TripCargo } from './trip'
import { nameIn } from '../../../kit/display/name-in'
import { MixedText } from '../../../kit/display/mixed-text'

const ENDS = new Set(['failed', 'cancelled'])

interface TripStepsProps {
  trip: Trip
  action: ReturnType<typeof useRecordAction>
}

/** A button for each next status, the proof of delivery and the goods receipt. */
export function TripSteps({ trip, action }: TripStepsProps) {
  const { t } = useTranslation()
  return (
    <>
      {trip.can.deliver ? <Proof trip={trip} action={action} /> : null}
      {trip.can.costs ? <CostsButton trip={trip} action={action} /> : null}
      {trip.can.bookReceipt ? <BookReceipt trip={trip} action={action} /> : null}
      {trip.can.addPhoto ? (
        <PhotoButton
          path={`/api/trips/${trip.id}/photo`}
          label={t(`${TRIPS}.photo`)}
          done={t(`${TRIPS}.photo_done`)}
          onDone={action.refresh}
        />
      ) : null}
      {trip.nextStatuses.map((status) => (
        <StepButton key={status} status={status} trip={trip} action={action} />
      ))}
    </>
  )
}

/** At its start, and where it ends without a delivery. */
const hasOdometer = (trip: Trip, status: string) =>
  status === 'in_transit' || (status === 'failed' && trip.startedAt !== null)

/** Named after what is done, not after the status that follows. */
function StepButton({ status, trip, action }: TripStepsProps & { status: string }) {
  const { t } = useTranslation()
  const label = useChoiceLabel('trip-statuses')(status)
  const ends = ENDS.has(status)
  const secondary = ends || (trip.can.deliver && trip.status !== 'in_transit')
  return (
    <ConfirmAction
      danger={ends}
      type={secondary ? 'default' : 'primary'}
      label={t(`${TRIPS}.steps.${status}`)}
      title={t(`${TRIPS}.step_title`, { number: trip.number, status: label })}
      reason={ends ? { label: t(`${TRIPS}.reason`), required: true } : undefined}
      fields={hasOdometer(trip, status) ? <OdometerFields trip={trip} /> : undefined}
      onConfirm={(reason, values) =>
        action.run(trip, {
          path: 'steps',
          body: { status, ...(reason && { reason }), ...odometerBody(values) },
          done: t(`${TRIPS}.step_done`, { status: label }),
        })
      }
    />
  )
}

/** Who received the goods, how much of each cargo, and the signature. */
function Proof({ trip, action }: TripStepsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${TRIPS}.${key}`)
  return (
    <ConfirmAction
      // on the road the next step is the arrival
      type={trip.status === 'in_transit' ? 'default' : 'primary'}
      icon={<CheckCircleOutlined />}
      label={text('deliver')}
      title={t(`${TRIPS}.deliver_title`, { number: trip.number })}
      confirmLabel={text('deliver')}
      fields={<ProofFields trip={trip} />}
      onConfirm={(_, values) =>
        action.run(trip, { path: 'proof', body: proofBody(values), done: text('delivered') })
      }
    />
  )
}

function proofBody(values: Record<string, unknown>) {
  const cargo = (values.cargo ?? {}) as Record<string, Record<string, string>>
  const lines = Object.entries(cargo).map(([id, line]) => ({
    id: Number(id),
    delivered: line.delivered || '0',
    rejected: line.rejected || '0',
    rejectionReason: line.rejectionReason || null,
  }))
  const reason = values.reason ? { reason: values.reason } : {}
  const { name, signature } = values
  return { name, signature: signature || null, lines, ...reason, ...odometerBody(values) }
}

function ProofFields({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  const field = (key: string) => t(`${TRIPS}.fields.${key}`)
  return (
    <>
      <Form.Item
        name="name"
        label={field('podName')}
        rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
      >
        <Input maxLength={160} autoFocus autoComplete="off" />
      </Form.Item>
      {trip.cargo.map((cargo) => (
        <CargoFields key={cargo.id} cargo={cargo} />
      ))}
      {trip.movementId ? (
        <Form.Item name="reason" label={field('lossReason')} extra={t(`${TRIPS}.loss_hint`)}>
          <Input.TextArea rows={2} maxLength={1000} />
        </Form.Item>
      ) : null}
      <OdometerFields trip={trip} />
      <Form.Item name="signature" label={field('signature')}>
        <SignaturePad />
      </Form.Item>
    </>
  )
}

function CargoFields({ cargo }: { cargo: TripCargo }) {
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
