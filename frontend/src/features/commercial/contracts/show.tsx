import type { TFunction } from 'i18next'
import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Dropdown, Button } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { nameIn } from '../../../kit/display/name-in'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ContractRetention } from '../retention/contract-retention'
import { CONTRACTS, contractPath, type Contract } from './contract'
import { ContractBill, ContractInvoices, ContractTerms, shareOf } from './contract-details'

const UNDER_CONTRACT = ['progress', 'advance', 'retention_release']

export default function ContractShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<Contract>(CONTRACTS, useParams().id)
  const text = (key: string) => t(`${CONTRACTS}.${key}`)
  return (
    <ResourceShow<Contract>
      resource={CONTRACTS}
      query={query}
      history={false}
      back={{ to: '/commercial/contracts', label: text('title') }}
      titleOf={({ number, title, titleAr }) => `${number} ${nameIn(i18n.language, title, titleAr)}`}
      subtitle={(contract) => contract.clientName}
      summary={summaryOf}
      progress={({ ledger, value }) => ({
        label: t(`${CONTRACTS}.fields.certified`),
        percent: shareOf(ledger?.certified ?? '0', value),
      })}
      actions={(contract) => <ContractActions contract={contract} />}
      tabs={(contract) => tabsOf(contract, t)}
    />
  )
}

const tabsOf = (contract: Contract, t: TFunction) => {
  const text = (key: string) => t(`${CONTRACTS}.${key}`)
  return [
    { key: 'terms', label: text('terms'), children: <ContractTerms contract={contract} /> },
    { key: 'bill', label: text('bill'), children: <ContractBill contract={contract} /> },
    {
      key: 'retention',
      label: t('commercial.retention.title'),
      children: (
        <ContractRetention
          key={contract.version}
          contractId={contract.id}
          mayPlan={contract.can.invoice}
        />
      ),
    },
    {
      key: 'invoices',
      label: text('invoices'),
      children: <ContractInvoices contract={contract} />,
    },
  ]
}

const summaryOf = ({ value, ledger, currency }: Contract) =>
  [
    { name: 'value', amount: value },
    { name: 'certified', amount: ledger?.certified },
    { name: 'held', amount: ledger?.held },
    { name: 'advanceOpen', amount: ledger?.advanceOpen },
  ].map(({ name, amount }) => ({ name, value: <Money value={amount} currency={currency} /> }))

function ContractActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const action = useRecordAction(CONTRACTS)
  const { can } = contract
  return (
    <>
      {can.invoice ? <CreateInvoice id={contract.id} /> : null}
      {can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${contractPath(contract)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {can.delete ? (
        <DeleteRecord
          resource={CONTRACTS}
          record={contract}
          action={action}
          title={t(`${CONTRACTS}.delete_title`, { number: contract.number })}
          content={t(`${CONTRACTS}.delete_text`)}
          done={t(`${CONTRACTS}.deleted`)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

function CreateInvoice({ id }: { id: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: UNDER_CONTRACT.map((key) => ({
          key,
          label: t(`commercial.invoices.type.${key}`),
        })),
        onClick: ({ key }) => void navigate(`/commercial/invoicing/new?type=${key}&contract=${id}`),
      }}
    >
      <Button type="primary" icon={<PlusOutlined />}>
        {t(`${CONTRACTS}.invoice`)}
      </Button>
    </Dropdown>
  )
}
