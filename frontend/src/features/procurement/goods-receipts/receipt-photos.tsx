import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { PhotoButton } from '../../../kit/files/photo-button'
import { GOODS_RECEIPTS, type GoodsReceipt, type Receivable } from './goods-receipt'

interface ReceiptPhotosProps {
  receipt: GoodsReceipt
  order: Receivable
  onPhoto: () => unknown
}

/** Pictures of a delivery as it came, and the camera for the next one. */
export function ReceiptPhotos({ receipt, order, onPhoto }: ReceiptPhotosProps) {
  const { t } = useTranslation()
  const { photos = [], can } = receipt
  if (!photos.length && !can.addPhoto) return null
  return (
    <Flex gap="small" wrap align="center" style={{ marginBlockStart: 8 }}>
      {photos.map((url, i) => (
        <a key={url} href={`${url}?inline=1`} target="_blank" rel="noreferrer">
          <img
            src={`${url}?inline=1`}
            alt={t(`${GOODS_RECEIPTS}.photo_of`, { number: receipt.number, place: i + 1 })}
            loading="lazy"
            style={{ blockSize: 88, maxInlineSize: '100%', borderRadius: 8, objectFit: 'cover' }}
          />
        </a>
      ))}
      {can.addPhoto ? (
        <PhotoButton
          size="small"
          path={`/api/purchase-orders/${order.id}/receipts/${receipt.id}/photos`}
          label={t(`${GOODS_RECEIPTS}.photo`)}
          done={t(`${GOODS_RECEIPTS}.photo_done`)}
          onDone={onPhoto}
        />
      ) : null}
    </Flex>
  )
}
