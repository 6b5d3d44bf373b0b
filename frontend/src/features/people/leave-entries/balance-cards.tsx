import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import styles from './balance-cards.module.css'
import { LEAVE_ENTRIES, type LeaveBalance } from './leave-entry'

/** Kinds with a balance first; of the others those that were taken, which is what can be said of them. */
export function BalanceCards({ balances }: { balances: LeaveBalance[] }) {
  const isUsed = ({ balance, pending, takenThisYear }: LeaveBalance) =>
    balance !== null || pending !== '0' || takenThisYear !== '0'
  return (
    <div className={styles.cards}>
      {balances.filter(isUsed).map((one) => (
        <BalanceCard key={one.leaveTypeId} balance={one} />
      ))}
    </div>
  )
}

function BalanceCard({ balance: one }: { balance: LeaveBalance }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const line = (key: string, value: string) =>
    t(`${LEAVE_ENTRIES}.${key}`, { text: formats.number(value) })
  return (
    <article className={styles.card}>
      <LocalName name={one.name} nameAr={one.nameAr} />
      <span className={styles.figure}>
        {formats.number(one.balance ?? one.takenThisYear)}{' '}
        <Typography.Text type="secondary">
          {t(`${LEAVE_ENTRIES}.${one.balance === null ? 'days_taken' : 'days_left'}`)}
        </Typography.Text>
      </span>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {[
          // where there is no balance, the figure above says it
          ...(one.balance === null ? [] : [line('taken_this_year', one.takenThisYear)]),
          ...(one.pending === '0' ? [] : [line('pending', one.pending)]),
        ].join(' · ')}
      </Typography.Text>
    </article>
  )
}
