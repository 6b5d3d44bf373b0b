import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money, Quantity } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { SignatureView } from '../../../kit/inputs/signature-pad'
import {
  EQUIPMENT,
  type Custody,
  type Equipment,
  type EquipmentEvent,
  type MeterReading,
} from './equipment'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'

const small = {
  size: 'small',
  rowKey: 'id',
  pagination: false,
  scroll: { x: 'max-content' },
} as const

/** Who had it and when, newest first. */
export function CustodyList({ custodies }: { custodies: Custody[] }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${EQUIPMENT}.fields.${name}`)
  return (
    <RecordTable<Custody>
      {...small}
      dataSource={custodies}
      locale={{ emptyText: <Empty title={t(`${EQUIPMENT}.never_out`)} /> }}
      columns={[
        { title: title('holderName'), render: (_, row) => <MixedText>{row.holderName}</MixedText> },
        {
          title: title('projectId'),
          render: (_, row) => <MixedText>{row.projectName ?? NONE}</MixedText>,
        },
        { title: title('outOn'), render: (_, row) => <CheckedOut custody={row} /> },
        { title: title('backOn'), render: (_, row) => <CheckedIn custody={row} /> },
      ]}
    />
  )
}

function CheckedOut({ custody }: { custody: Custody }) {
  return (
    <Handover
      on={custody.outOn}
      condition={custody.outCondition}
      note={custody.outNote}
      signature={custody.outSignature}
    />
  )
}

function CheckedIn({ custody }: { custody: Custody }) {
  if (!custody.backOn) return <Expected on={custody.expectedReturnOn} />
  return (
    <Handover
      on={custody.backOn}
      condition={custody.backCondition}
      note={custody.backNote}
      signature={custody.backSignature}
    />
  )
}

function Expected({ on }: { on: string | null }) {
  const { t } = useTranslation()
  if (!on) return NONE
  return (
    <>
      {t(`${EQUIPMENT}.expected`)} <DateText value={on} />
    </>
  )
}

interface HandoverProps {
  on: string
  condition: string | null
  note: string | null
  signature: string | null
}

function Handover({ on, condition, note, signature }: HandoverProps) {
  return (
    <>
      <div>
        <DateText value={on} />
        {condition ? (
          <>
            {' · '}
            <ChoiceText list="equipment-conditions" value={condition} />
          </>
        ) : null}
      </div>
      {note ? <MixedText>{note}</MixedText> : null}
      {signature ? <SignatureView path={signature} /> : null}
    </>
  )
}

/** Services, readings, breakdowns, newest first. */
export function EventList({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${EQUIPMENT}.fields.${name}`)
  return (
    <RecordTable<EquipmentEvent>
      {...small}
      dataSource={equipment.events}
      locale={{ emptyText: <Empty title={t(`${EQUIPMENT}.no_events`)} /> }}
      columns={[
        { title: title('happenedOn'), render: (_, row) => <DateText value={row.happenedOn} /> },
        {
          title: title('kind'),
          render: (_, row) => <ChoiceText list="equipment-events" value={row.kind} />,
        },
        { title: title('meter'), align: 'end', render: (_, row) => <Quantity value={row.meter} /> },
        {
          title: title('cost'),
          align: 'end',
          render: (_, row) =>
            Number(row.cost) > 0 ? <Money value={row.cost} currency={equipment.currency} /> : null,
        },
        { title: title('note'), render: (_, row) => <MixedText>{row.note}</MixedText> },
        {
          title: title('createdByName'),
          render: (_, row) => <MixedText>{row.createdByName}</MixedText>,
        },
      ]}
    />
  )
}

/** What its meter showed, newest first; a replaced one with what it showed last. */
export function ReadingList({ equipment }: { equipment: Equipment }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${EQUIPMENT}.fields.${name}`)
  return (
    <RecordTable<MeterReading>
      {...small}
      dataSource={equipment.readings}
      locale={{ emptyText: <Empty title={t(`${EQUIPMENT}.no_readings`)} /> }}
      columns={[
        { title: title('happenedOn'), render: (_, row) => <DateText value={row.readOn} /> },
        {
          title: title('kind'),
          render: (_, row) => <ChoiceText list="reading-sources" value={row.source} />,
        },
        {
          title: title('replaced'),
          align: 'end',
          render: (_, row) => (row.replaced === null ? null : <Quantity value={row.replaced} />),
        },
        { title: title('meter'), align: 'end', render: (_, row) => <Quantity value={row.meter} /> },
        { title: title('total'), align: 'end', render: (_, row) => <Quantity value={row.total} /> },
        { title: title('note'), render: (_, row) => <MixedText>{row.note}</MixedText> },
        {
          title: title('createdByName'),
          render: (_, row) => <MixedText>{row.createdByName}</MixedText>,
        },
      ]}
    />
  )
}
