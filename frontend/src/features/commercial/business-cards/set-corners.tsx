import { useState } from 'react'
import { Alert, Button, Flex, Modal, Segmented, Typography } from 'antd'
import { ExpandOutlined, RotateRightOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { BusinessCard, Corner } from './card'
import { CornerEditor } from './corner-editor'
import { isFrame, turned, WHOLE } from './corners'

interface SetCornersProps {
  card: BusinessCard
  /** Takes the id of the job that reads the card again. */
  onOrdered: (jobId: string) => void
}

/** Where the card was not found in its picture, or found wrong, a person shows where it lies. */
export function SetCorners({ card, onOrdered }: SetCornersProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const text = (name: string) => t(`commercial.cards.${name}`)
  return (
    <>
      <Button icon={<ExpandOutlined />} onClick={() => setOpen(true)}>
        {text('set_corners')}
      </Button>
      <Modal
        open={open}
        title={text('set_corners')}
        footer={null}
        width="min(96vw, 760px)"
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <Corners
          card={card}
          onOrdered={(jobId) => {
            setOpen(false)
            onOrdered(jobId)
          }}
        />
      </Modal>
    </>
  )
}

type Side = 'front' | 'back'

function Corners({ card, onOrdered }: SetCornersProps) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('front')
  const [corners, setCorners] = useState<Partial<Record<Side, Corner[]>>>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const text = (name: string) => t(`commercial.cards.${name}`)
  const found = { front: card.corners[0], back: card.corners[1] }
  const shown = corners[side] ?? found[side] ?? WHOLE
  const change = (next: Corner[]) => setCorners({ ...corners, [side]: next })
  const read = async () => {
    setBusy(true)
    setFailure(null)
    try {
      // the side that is looked at was seen and found right, even where nothing was dragged
      const { data } = await http.post<{ id: string }>(
        `/api/business-cards/${card.id}/readings`,
        { ...corners, [side]: shown },
        { headers: { ...ifMatch(card.version), 'Idempotency-Key': newIdempotencyKey() } }
      )
      onOrdered(data.id)
    } catch (error) {
      setFailure(messageOf(error, t('kit.try_again')))
      setBusy(false)
    }
  }
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary">{text('corners_hint')}</Typography.Text>
      {card.backImageUrl ? (
        <Segmented<Side>
          aria-label={text('side')}
          value={side}
          onChange={setSide}
          options={(['front', 'back'] as const).map((value) => ({ value, label: text(value) }))}
        />
      ) : null}
      <CornerEditor
        key={side}
        src={side === 'back' && card.backImageUrl ? card.backImageUrl : card.imageUrl}
        alt={text(side)}
        value={shown}
        onChange={change}
      />
      {failure ? <Alert type="error" showIcon role="alert" message={failure} /> : null}
      <Flex wrap gap="small">
        <Button
          type="primary"
          loading={busy}
          disabled={!isFrame(shown)}
          onClick={() => void read()}
        >
          {text('read_again')}
        </Button>
        <Button icon={<RotateRightOutlined />} onClick={() => change(turned(shown))}>
          {text('turn')}
        </Button>
      </Flex>
    </Flex>
  )
}
