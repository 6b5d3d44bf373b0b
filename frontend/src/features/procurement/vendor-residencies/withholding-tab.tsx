import { useState } from 'react'
import { Alert, Button, Flex, Form, Radio, type TableColumnType } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { FormDialog } from '../../../kit/form/form-dialog'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LoadFailed } from '../../../kit/load-failed'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { Certificates } from './certificates'
import { RESIDENCIES, residencyPath, useResidency, type Residency } from './residency'

/** How a vendor stands to withholding tax: its residence, its certificates, what was withheld in a year. */
export function WithholdingTab({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation()
  const query = useResidency(vendorId)
  const [isOpen, setOpen] = useState(false)
  const seesTax = useAbility('withholding.view')
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const residency = query.data
  if (!residency) return null
  return (
    <Flex vertical gap="middle">
      {residency.isStated ? null : (
        <Alert type="info" showIcon message={t(`${RESIDENCIES}.by_country`)} />
      )}
      <Facts residency={residency} />
      {residency.can.update ? (
        <Button
          icon={<EditOutlined />}
          style={{ alignSelf: 'start' }}
          onClick={() => setOpen(true)}
        >
          {t(`${RESIDENCIES}.change`)}
        </Button>
      ) : null}
      <Treaties treaties={residency.treaties} />
      {seesTax ? <Certificates vendorId={vendorId} /> : null}
      {isOpen ? <ResidencyDialog residency={residency} onClose={() => setOpen(false)} /> : null}
    </Flex>
  )
}

function Facts({ residency: { isResident, kind } }: { residency: Residency }) {
  const { t } = useTranslation()
  return (
    <Details
      resource={RESIDENCIES}
      items={[
        {
          name: 'isResident',
          value: t(`${RESIDENCIES}.${isResident ? 'resident' : 'non_resident'}`),
        },
        {
          name: 'kindId',
          value: kind ? <LocalName name={kind.name} nameAr={kind.nameAr} /> : null,
        },
      ]}
    />
  )
}

interface ResidencyDialogProps {
  residency: Residency
  onClose: () => void
}

function ResidencyDialog({ residency, onClose }: ResidencyDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const path = residencyPath(residency.vendorId)
  const label = (name: string) => t(`${RESIDENCIES}.fields.${name}`)
  return (
    <FormDialog
      title={t(`${RESIDENCIES}.change`)}
      initialValues={{ isResident: residency.isResident, kindId: residency.kind?.id ?? null }}
      onSave={async ({ isResident, kindId }: { isResident: boolean; kindId?: number | null }) => {
        const headers = { ...ifMatch(residency.version), 'Idempotency-Key': newIdempotencyKey() }
        const body = { isResident, kindId: kindId ?? null }
        const { data } = await http.patch<Residency>(path, body, { headers })
        client.setQueryData([path], data)
        toast({ variant: 'success', title: t(`${RESIDENCIES}.changed`) })
      }}
      onClose={onClose}
    >
      <Form.Item name="isResident" label={label('isResident')} extra={t(`${RESIDENCIES}.hint`)}>
        <Radio.Group>
          <Radio value={true}>{t(`${RESIDENCIES}.resident`)}</Radio>
          <Radio value={false}>{t(`${RESIDENCIES}.non_resident`)}</Radio>
        </Radio.Group>
      </Form.Item>
      <Form.Item name="kindId" label={label('kindId')} extra={t(`${RESIDENCIES}.kind_hint`)}>
        <RecordSelect lookup="withholding-kinds/lookup" />
      </Form.Item>
    </FormDialog>
  )
}

type Treaty = Residency['treaties'][number]

/** Rates that a tax treaty gives the vendor while its certificate is valid. */
function Treaties({ treaties }: Pick<Residency, 'treaties'>) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${RESIDENCIES}.treaty.${name}`)
  const columns: TableColumnType<Treaty>[] = [
    { title: text('certificate'), render: (_, row) => <bdi>{row.certificate}</bdi> },
    {
      title: text('kind'),
      render: (_, { kind }) => <LocalName name={kind.name} nameAr={kind.nameAr} />,
    },
    { title: text('rate'), align: 'end', render: (_, row) => <Ltr>{`${row.rate}%`}</Ltr> },
    { title: text('fromOn'), render: (_, row) => <DateText value={row.fromOn} /> },
    { title: text('toOn'), render: (_, row) => <DateText value={row.toOn} /> },
  ]
  if (!treaties.length) return null
  return (
    <RecordTable<Treaty>
      size="small"
      rowKey="id"
      title={() => text('title')}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={treaties}
      columns={columns}
    />
  )
}
