import { AuditOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import { FromTemplate } from './copies/from-template'
import { quotationPath, QUOTATIONS, type Quotation } from './quotation'
import { SheetBatchButton } from './sheet-batch-button'
import { useQuotationTableColumns, useQuotationTabs } from './use-quotation-columns'

export default function QuotationList() {
  const { t } = useTranslation()
  const mayManage = useAbility('quotations.manage')
  const mayApprove = useAbility('quotations.approve')
  return (
    <ResourceTable<Quotation>
      resource={QUOTATIONS}
      columns={useQuotationTableColumns()}
      labelOf={(row) => row.number}
      pathOf={quotationPath}
      initialSorters={[{ field: 'quotedOn', order: 'desc' }]}
      tabs={useQuotationTabs('all')}
      create={{
        path: '/engineering/create-quotation',
        ability: 'quotations.manage',
        label: t(`${QUOTATIONS}.create`),
      }}
      actions={
        <>
          {mayManage ? <FromTemplate /> : null}
          {mayApprove ? (
            <LinkButton to="/engineering/quotation-approval" icon={<AuditOutlined />}>
              {t(`${QUOTATIONS}.approvals`)}
            </LinkButton>
          ) : null}
        </>
      }
      bulkDelete={{ ability: 'quotations.manage', warning: t(`${QUOTATIONS}.delete_warning`) }}
      exportable
      listActions={(list) => <SheetBatchButton {...list} />}
      emptyHint={t(`${QUOTATIONS}.empty`)}
    />
  )
}
