import { useState } from 'react'
import { Button } from 'antd'
import { CopyOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { orderPath, PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

/** Makes a new draft of an order and opens it. */
export function CopyOrder({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const action = useRecordAction(PURCHASE_ORDERS)
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const done = t(`${PURCHASE_ORDERS}.copied`)
    const made = await action
      .run<PurchaseOrder>(order, { path: 'copy', body: {}, done })
      .catch(() => null)
    setBusy(false)
    if (made) void navigate(`${orderPath(made)}/edit`)
  }
  return (
    <Button icon={<CopyOutlined />} loading={busy} onClick={() => void copy()}>
      {t(`${PURCHASE_ORDERS}.copy`)}
    </Button>
  )
}
