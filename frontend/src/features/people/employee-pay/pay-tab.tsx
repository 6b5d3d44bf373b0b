import { useState } from 'react'
import { Alert, Button, Flex, Skeleton } from 'antd'
import { EyeOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { LoadFailed } from '../../../kit/load-failed'
import { Details } from '../../../kit/show/details'
import { BankDialog } from './bank-dialog'
import { PAY, payPath, type Pay } from './employee-pay'
import { PaidMonths } from './paid-months'
import { RateDialog } from './rate-dialog'
import { RateTable } from './rate-table'

type Employee = Schema<'Employee'>

/** Pay and bank account. Nothing is read before someone asks for it: each look is logged. */
export default function PayTab({ record: employee }: { record: Employee }) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <ShownPay employee={employee} />
  return (
    <Alert
      type="info"
      showIcon
      message={t(`${PAY}.${employee.isSelf ? 'own_hint' : 'logged'}`)}
      action={
        <Button icon={<EyeOutlined />} onClick={() => setAsked(true)}>
          {t(`${PAY}.show`)}
        </Button>
      }
    />
  )
}

function ShownPay({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'rate' | 'bank' | null>(null)
  const query = useQuery<Pay>({
    queryKey: [payPath(employee.id)],
    // each reading is a look of its own in the log
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const pay = query.data
  if (!pay) return <Skeleton active title={false} />
  const close = () => setOpen(null)
  return (
    <Flex vertical gap="middle">
      {pay.can.update ? (
        <Flex gap="small" wrap>
          <Button type="primary" onClick={() => setOpen('rate')}>
            {t(`${PAY}.set_rate`)}
          </Button>
          <Button onClick={() => setOpen('bank')}>{t(`${PAY}.set_bank`)}</Button>
        </Flex>
      ) : null}
      <RateTable employee={employee} pay={pay} />
      <PaidMonths pay={pay} />
      <Bank pay={pay} />
      {open === 'rate' ? <RateDialog pay={pay} version={employee.version} onClose={close} /> : null}
      {open === 'bank' ? <BankDialog pay={pay} version={employee.version} onClose={close} /> : null}
    </Flex>
  )
}

function Bank({ pay: { bank } }: { pay: Pay }) {
  const { t } = useTranslation()
  return (
    <Details
      resource={PAY}
      title={t(`${PAY}.bank`)}
      items={[
        { name: 'bankName', value: bank.bankName },
        { name: 'accountName', value: bank.accountName },
        { name: 'iban', value: bank.iban ? <Ltr>{bank.iban}</Ltr> : null },
      ]}
    />
  )
}
