import { useState } from 'react'
import { Button, Card, Flex, Table, type TableColumnType } from 'antd'
import { ShoppingCartOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { groupsBy, REORDER, type Suggestion } from './suggestion'
import { MixedText } from '../../../kit/display/mixed-text'

/** Shortages of one store; those chosen become a draft order of one vendor. */
export function StoreShortages({ rows }: { rows: Suggestion[] }) {
  const { t } = useTranslation()
  const store = rows[0]!
  const mayOrder = useAbility('purchase-orders.manage')
  const [chosen, setChosen] = useState<number[]>([])
  const [quantities, setQuantities] = useState<Record<number, string>>({})
  const [vendorId, setVendorId] = useState<number | null>(null)
  const likely = likelyVendor(rows, chosen)
  const vendor = vendorId ?? likely?.id ?? null
  const order = useDraft()
  const columns = useColumns({ mayOrder, quantities, setQuantities })
  const submit = () =>
    order.mutate({
      vendorId: vendor!,
      warehouseId: store.warehouseId,
      lines: rows
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, suggested }) => ({ levelId: id, quantity: quantities[id] || suggested })),
    })
  return (
    <Card
      size="small"
      title={<LocalName name={store.warehouseName} nameAr={store.warehouseNameAr} />}
    >
      <Table<Suggestion>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
        rowSelection={
          mayOrder
            ? {
                selectedRowKeys: chosen,
                onChange: (keys) => setChosen(keys as number[]),
                getCheckboxProps: (row) =>
                  ({ 'aria-label': `${row.materialCode} ${row.materialName}` }) as object,
              }
            : undefined
        }
      />
      {mayOrder ? (
        <Flex gap="small" wrap align="center" style={{ marginBlockStart: 12 }}>
          <div style={{ inlineSize: 'min(320px, 100%)' }}>
            <RecordSelect
              lookup="vendors/lookup"
              aria-label={t(`${REORDER}.vendor`)}
              placeholder={t(`${REORDER}.vendor`)}
              value={vendor}
              selected={likely ? { id: likely.id, label: likely.name } : null}
              onChange={setVendorId}
            />
          </div>
          <Button
            type="primary"
            icon={<ShoppingCartOutlined />}
            disabled={!chosen.length || vendor === null}
            loading={order.isPending}
            onClick={submit}
          >
            {t(`${REORDER}.draft`, { count: chosen.length })}
          </Button>
        </Flex>
      ) : null}
    </Card>
  )
}

/** The vendor from whom most of the chosen materials came last. */
function likelyVendor(rows: Suggestion[], chosen: number[]): { id: number; name: string } | null {
  const named = rows.filter((row) => chosen.includes(row.id) && row.vendorId !== null)
  const groups = groupsBy(named, ({ vendorId }) => vendorId!)
  const best = groups.sort(([, a], [, b]) => b.length - a.length)[0]
  return best ? { id: best[0], name: best[1][0]!.vendorName ?? '' } : null
}

interface Draft {
  vendorId: number
  warehouseId: number
  lines: { levelId: number; quantity: string }[]
}

function useDraft() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (body: Draft) => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<{ id: number }>('/api/reorder-suggestions', body, { headers })).data
    },
    onSuccess: ({ id }) => void navigate(`/procurement/purchase-orders/${id}/edit`),
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
}

interface ColumnProps {
  mayOrder: boolean
  quantities: Record<number, string>
  setQuantities: (quantities: Record<number, string>) => void
}

function useColumns({ mayOrder, quantities, setQuantities }: ColumnProps) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${REORDER}.fields.${name}`)
  const quantity = (name: 'inTransit' | 'onOrder' | 'reorderLevel') => ({
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, row: Suggestion) => <Quantity value={row[name]} />,
  })
  const columns: TableColumnType<Suggestion>[] = [
    {
      title: title('material'),
      render: (_, row) => (
        <>
          <Ltr>{row.materialCode}</Ltr>{' '}
          <LocalName name={row.materialName} nameAr={row.materialNameAr} />
        </>
      ),
    },
    {
      title: title('onHand'),
      align: 'end',
      render: (_, row) => <UnitQuantity value={row.onHand} unit={row.unit} />,
    },
    quantity('inTransit'),
    quantity('onOrder'),
    quantity('reorderLevel'),
    {
      title: title('suggested'),
      align: 'end',
      width: 120,
      render: (_, row) =>
        mayOrder ? (
          <DecimalInput
            aria-label={`${title('suggested')} ${row.materialCode}`}
            value={quantities[row.id] ?? row.suggested}
            onChange={(value) => setQuantities({ ...quantities, [row.id]: value })}
          />
        ) : (
          <Quantity value={row.suggested} />
        ),
    },
    {
      title: title('lastPrice'),
      align: 'end',
      render: (_, row) => <Money value={row.lastPrice} currency="SAR" />,
    },
    { title: title('vendor'), render: (_, row) => <MixedText>{row.vendorName ?? '—'}</MixedText> },
  ]
  return columns
}
