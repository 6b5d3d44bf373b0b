import { Button, Flex, Tag } from 'antd'
import { EditOutlined, FilePdfOutlined, WalletOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { ConfirmAction } from '../../../kit/confirm-action'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { PauseDunning } from '../dunning/pause-dunning'
import { NotePromise } from '../payment-promises/promise-actions'
import { EInvoicePanel } from '../e-invoices/e-invoice-panel'
import { AllocateRest } from '../receipts/allocate-rest'
import { Refund, Refunds } from '../receipts/refund'
import { RequestWriteOff } from '../write-offs/write-off-actions'
import { INVOICES, invoicePath, type InvoiceDetail } from './invoice'
import { HighAdvance } from './high-advance'
import { InvoiceChecks } from './invoice-checks'
import { useInvoicesHome } from './use-invoices-home'
import { InvoiceFacts, InvoiceLines, InvoiceSettlements } from './invoice-details'

export default function InvoiceShow() {
  const { t } = useTranslation()
  const query = useRecord<InvoiceDetail>(INVOICES, useParams().id)
  const tab = (key: string) => t(`commercial.invoices.tab.${key}`)
  return (
    <ResourceShow<InvoiceDetail>
      resource={INVOICES}
      query={query}
      back={useInvoicesHome()}
      titleOf={(invoice) => invoice.number ?? t('commercial.invoices.draft', { id: invoice.id })}
      tags={(invoice) => <InvoiceTags invoice={invoice} />}
      subtitle={(invoice) =>
        `${t(`commercial.invoices.type.${invoice.type}`)} · ${invoice.clientName}`
      }
      summary={summaryOf}
      actions={(invoice) => <InvoiceActions invoice={invoice} />}
      tabs={(invoice) => [
        {
          key: 'details',
          label: tab('details'),
          children: (
            <>
              <HighAdvance invoice={invoice} />
              <InvoiceChecks invoice={invoice} />
              <EInvoicePanel invoice={invoice} />
              <InvoiceFacts invoice={invoice} />
            </>
          ),
        },
        { key: 'lines', label: tab('lines'), children: <InvoiceLines invoice={invoice} /> },
        {
          key: 'settlements',
          label: tab('settlements'),
          children: <SettlementsTab invoice={invoice} />,
        },
      ]}
    />
  )
}

/** What is to be paid, what is open of it, and until when; a draft has no day yet. */
const summaryOf = ({ payable, settled, balance, dueOn, currency }: InvoiceDetail) => [
  { name: 'payable', value: <Money value={payable} currency={currency} /> },
  { name: 'settled', value: <Money value={settled} currency={currency} /> },
  { name: 'balance', value: <Money value={balance} currency={currency} /> },
  { name: 'dueOn', value: <DateText value={dueOn} /> },
]

function InvoiceTags({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <StatusTag status={invoice.status} />
      {invoice.simplified ? <Tag>{t(`${INVOICES}.fields.simplified`)}</Tag> : null}
      {invoice.dunningPause ? (
        <Tag>
          {t(
            `commercial.dunning.pause.${invoice.dunningPause.kind === 'dispute' ? 'disputed' : 'paused'}`
          )}
        </Tag>
      ) : null}
      {invoice.overdue ? <Tag color="red">{t('commercial.invoices.overdue')}</Tag> : null}
    </>
  )
}

function SettlementsTab({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Flex vertical gap="middle">
      <InvoiceSettlements invoice={invoice} />
      <Refunds refunds={invoice.refunds} currency={invoice.currency} />
      {invoice.can.allocate ? (
        <AllocateRest
          key={invoice.version}
          resource={INVOICES}
          record={invoice}
          amount={invoice.balance}
        />
      ) : null}
    </Flex>
  )
}

function InvoiceActions({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const action = useRecordAction(INVOICES)
  return (
    <>
      {invoice.pdfUrl ? (
        <Button icon={<FilePdfOutlined />} href={`${invoice.pdfUrl}?inline=1`} target="_blank">
          PDF
        </Button>
      ) : null}
      {invoice.can.issue ? <IssueButton invoice={invoice} action={action} /> : null}
      {invoice.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${invoicePath(invoice)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {invoice.can.credit ? <Corrections invoice={invoice} /> : null}
      {invoice.can.refund ? (
        <Refund resource={INVOICES} record={invoice} left={invoice.balance} />
      ) : null}
      {invoice.can.writeOff ? <NotePromise invoice={invoice} /> : null}
      {invoice.can.writeOff && invoice.overdue ? <PauseDunning invoice={invoice} /> : null}
      {invoice.can.writeOff ? <RequestWriteOff invoice={invoice} /> : null}
      {invoice.can.delete ? (
        <DeleteRecord
          resource={INVOICES}
          record={invoice}
          action={action}
          title={t('commercial.invoices.delete_title')}
          content={t('commercial.invoices.delete_text')}
          done={t('commercial.invoices.deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

interface IssueButtonProps {
  invoice: InvoiceDetail
  action: ReturnType<typeof useRecordAction>
}

function IssueButton({ invoice, action }: IssueButtonProps) {
  const { t } = useTranslation()
  const lacks = invoice.checks.some(({ ok, required }) => required && !ok)
  const ready = !lacks && invoice.highAdvance?.agreed !== false
  return (
    <ConfirmAction
      type="primary"
      disabled={!ready}
      label={t('commercial.invoices.issue')}
      title={t('commercial.invoices.issue_title')}
      content={t('commercial.invoices.issue_text')}
      confirmLabel={t('commercial.invoices.issue')}
      onConfirm={() =>
        action.run(invoice, { path: 'issue', done: t('commercial.invoices.issued') })
      }
    />
  )
}

/** What may follow an issued invoice: money, or a note that corrects it. */
function Corrections({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const { id, clientId, contractId, balance } = invoice
  const isOpen = Number(balance) > 0
  return (
    <>
      {isOpen && clientId ? (
        <LinkButton
          type="primary"
          icon={<WalletOutlined />}
          to={`/commercial/receipts/new?client=${clientId}&invoice=${id}`}
        >
          {t(`${INVOICES}.receive`)}
        </LinkButton>
      ) : null}
      <LinkButton to={`/commercial/invoicing/new?type=credit_note&original=${id}`}>
        {t(`${INVOICES}.type.credit_note`)}
      </LinkButton>
      {/* more work under a contract goes on its next certificate */}
      {contractId === null ? (
        <LinkButton to={`/commercial/invoicing/new?type=debit_note&original=${id}`}>
          {t(`${INVOICES}.type.debit_note`)}
        </LinkButton>
      ) : null}
    </>
  )
}
