import type { ReactNode } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { PhoneText } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { useAbility } from '../../../providers/access'
import { WithholdingTab } from '../vendor-residencies/withholding-tab'
import { RefundsTab } from '../vendor-refunds/refunds-tab'
import { Standing } from './standing'
import { VendorApproval } from './vendor-approval'
import { SubmitVendor, VendorStatus } from './vendor-status'
import { BankDetails, BasicDetails, ContactDetails } from './vendor-details'
import { VendorDocuments } from './vendor-documents'
import { VendorOrders } from './vendor-orders'
import { VendorPerformance } from './vendor-performance'
import { VendorRatings } from './vendor-ratings'
import { VENDORS, vendorPath, type Vendor } from './vendor'

export default function VendorShow() {
  const query = useRecord<Vendor>(VENDORS, useParams().id)
  const { t } = useTranslation()
  const tabs = useTabs()
  return (
    <ResourceShow<Vendor>
      resource={VENDORS}
      query={query}
      back={{ to: '/procurement/vendors', label: t('procurement.vendors.title') }}
      titleOf={(vendor) => vendor.name}
      tags={(vendor) => <StatusTag status={vendor.status} />}
      subtitle={(vendor) => (
        <bdi>
          <ChoiceText list="cities" value={vendor.city} />
          {vendor.city && vendor.country ? ' · ' : ''}
          {vendor.country}
        </bdi>
      )}
      summary={summaryOf}
      actions={(vendor) => <VendorActions vendor={vendor} />}
      aside={(vendor) => <VendorApproval vendor={vendor} />}
      tabs={tabs}
    />
  )
}

/** Whether one may buy there, how good it is, and whom to call. */
const summaryOf = (vendor: Vendor) => [
  {
    name: 'ratingScore',
    value:
      vendor.ratingScore === null ? null : (
        <Standing score={vendor.ratingScore} standing={vendor.ratingStanding} />
      ),
  },
  { name: 'group', value: <ChoiceText list="vendor-groups" value={vendor.group} /> },
  {
    name: 'primaryContactName',
    value: vendor.primaryContactName ? <bdi>{vendor.primaryContactName}</bdi> : null,
    hint: <PhoneText value={vendor.mobile ?? vendor.phone} />,
  },
  { name: 'purchasingCurrency', value: vendor.purchasingCurrency },
]

function useTabs() {
  const { t } = useTranslation()
  const seesOrders = useAbility('purchase-orders.view-all')
  const seesBills = useAbility('bills.view')
  const tab = (key: string, children: ReactNode) => ({
    key,
    label: t(`procurement.vendors.tabs.${key}`),
    children,
  })
  return (vendor: Vendor) => [
    tab('basic', <BasicDetails vendor={vendor} />),
    tab('contact', <ContactDetails vendor={vendor} />),
    tab('banking', <BankDetails vendor={vendor} />),
    tab('rating', <VendorRatings vendor={vendor} />),
    tab('documents', <VendorDocuments vendor={vendor} />),
    ...(seesOrders ? [tab('orders', <VendorOrders vendor={vendor} />)] : []),
    ...(seesBills
      ? [
          tab('refunds', <RefundsTab vendorId={vendor.id} />),
          tab('withholding', <WithholdingTab vendorId={vendor.id} />),
        ]
      : []),
    tab('performance', <VendorPerformance vendor={vendor} />),
  ]
}

function VendorActions({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const action = useRecordAction(VENDORS)
  return (
    <>
      {vendor.can.update ? (
        <LinkButton type="primary" icon={<EditOutlined />} to={`${vendorPath(vendor)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      <VendorStatus vendor={vendor} action={action} />
      <SubmitVendor vendor={vendor} action={action} />
      {vendor.can.delete ? (
        <DeleteRecord
          resource={VENDORS}
          record={vendor}
          action={action}
          title={t('procurement.vendors.delete_title', { name: vendor.name })}
          content={t('procurement.vendors.delete_warning')}
          done={t('procurement.vendors.deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
