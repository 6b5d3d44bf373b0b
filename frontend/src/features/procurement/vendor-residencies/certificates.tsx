import type { TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import type { Schema } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { PrintList } from '../../../kit/files/pdf-prints'
import { PrintButton } from '../../../kit/jobs/print-button'
import { RecordTable } from '../../../kit/table/record-table'
import { RESIDENCIES } from './residency'

type Year = Schema<'WithholdingCertificates'>['years'][number]

/** What was withheld of a vendor in each year, with the certificate that it asks for. */
export function Certificates({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation()
  const path = `/api/vendors/${vendorId}/withholding-certificates`
  const { data } = useQuery<Schema<'WithholdingCertificates'>>({ queryKey: [path], staleTime: 0 })
  const text = (name: string) => t(`${RESIDENCIES}.certificates.${name}`)
  if (!data?.years.length) return null
  const amount = (name: 'subject' | 'tax'): TableColumnType<Year> => ({
    title: text(name),
    align: 'end',
    render: (_, row) => <Money value={row[name]} currency={BASE_CURRENCY} />,
  })
  const columns: TableColumnType<Year>[] = [
    { title: text('year'), render: (_, { year }) => <Ltr>{String(year)}</Ltr> },
    amount('subject'),
    amount('tax'),
    {
      render: (_, { year }) => <PrintButton url={path} label={text('print')} body={{ year }} />,
    },
  ]
  return (
    <>
      <RecordTable<Year>
        size="small"
        rowKey="year"
        title={() => text('title')}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={data.years}
        columns={columns}
      />
      <Printed files={data.files} />
    </>
  )
}

/** Certificates that were printed before. */
function Printed({ files }: Pick<Schema<'WithholdingCertificates'>, 'files'>) {
  if (!files.length) return null
  return (
    <PrintList
      rows={files.map(({ id, url, originalFilename, uploadedAt, uploadedByName }) => ({
        ...{ id, url, at: uploadedAt, by: uploadedByName },
        title: <bdi dir="ltr">{originalFilename}</bdi>,
      }))}
    />
  )
}
