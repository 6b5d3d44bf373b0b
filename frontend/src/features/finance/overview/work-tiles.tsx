import type { ComponentType } from 'react'
import {
  AuditOutlined,
  BankOutlined,
  CreditCardOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  FieldTimeOutlined,
  FileDoneOutlined,
  FileProtectOutlined,
  LockOutlined,
  PhoneOutlined,
  StopOutlined,
  SyncOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { Empty } from '../../../kit/empty'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { Tile, Tiles } from '../../../kit/display/tile'
import { OVERVIEW, type FinanceOverview } from './overview'

type Work = FinanceOverview['work'][number]

/** In the order in which the tiles are shown: what has a term or blocks others comes first. */
const ICONS: Record<string, ComponentType> = {
  vat_returns: FileDoneOutlined,
  runs_to_approve: CheckSquareOutlined,
  runs_to_pay: WalletOutlined,
  overdue_bills: ExclamationCircleOutlined,
  bills_due: CalendarOutlined,
  bills_to_release: StopOutlined,
  overdue_invoices: FieldTimeOutlined,
  calls_today: PhoneOutlined,
  receipts_to_allocate: WalletOutlined,
  cheques_due: CreditCardOutlined,
  bank_lines: BankOutlined,
  journals_waiting: EditOutlined,
  months_to_close: LockOutlined,
  guarantees_ending: FileProtectOutlined,
  unposted_documents: SyncOutlined,
}
const ORDER = Object.keys(ICONS)

/** What waits to be done, each with how much it is; a tile opens the records. */
export function WorkTiles({ work }: { work: readonly Work[] }) {
  const { t } = useTranslation()
  const waiting = work
    .filter(({ count }) => count > 0)
    .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
  if (!waiting.length) return <Empty title={t(`${OVERVIEW}.nothing`)} />
  return (
    <Tiles label={t('departments.today')}>
      {waiting.map((one) => {
        const Icon = ICONS[one.key] ?? AuditOutlined
        return (
          <Tile
            key={one.key}
            isUrgent
            icon={<Icon />}
            label={t(`${OVERVIEW}.work.${one.key}`)}
            to={one.path}
            figure={{ data: one.count, isPending: false }}
            note={<Note work={one} />}
          />
        )
      })}
    </Tiles>
  )
}

function Note({ work: { amount, dueOn } }: { work: Work }) {
  const { t } = useTranslation()
  if (dueOn)
    return (
      <>
        {t(`${OVERVIEW}.due_by`)} <DateText value={dueOn} />
      </>
    )
  return amount === null ? null : <Money value={amount} currency={BASE_CURRENCY} />
}
