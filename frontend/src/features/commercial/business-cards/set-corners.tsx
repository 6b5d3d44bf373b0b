import { useState } from 'react'
import { Alert, Button, Flex, Modal, Typography } from 'antd'
import { ExpandOutlined, RotateRightOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { Segments } from '../../../kit/segments'
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
  const text = (name: string) => t(`commercial.business_cards.${name}`)
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

type Frames = Partial<Record<Side, Corner[]>>

/** Has the card read again. The side on screen counts as right, even where nothing was dragged. */
function useReading(card: BusinessCard, onOrdered: (jobId: string) => void) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const read = async (frames: Frames) => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await http.post<Answer<'business_card_readings.store'>>(
        `/api/business-cards/${card.id}/readings`,
        frames,
        { headers: { ...ifMatch(card.version), 'Idempotency-Key': newIdempotencyKey() } }
      )
      onOrdered(data.id)
    } catch (error) {
      setFailure(messageOf(error, t('kit.try_again')))
      setBusy(false)
    }
  }
  return { busy, failure, read }
}

interface SideChoiceProps {
  value: Side
  onChange: (side: Side) => void
}

function SideChoice({ value, onChange }: SideChoiceProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`commercial.business_cards.${name}`)
  return (
    <Segments<Side>
      aria-label={text('side')}
      value={value}
      onChange={onChange}
      options={(['front', 'back'] as const).map((side) => ({ value: side, label: text(side) }))}
    />
  )
}

function Corners({ card, onOrdered }: SetCornersProps) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('front')
  const [corners, setCorners] = useState<Frames>({})
  const text = (name: string) => t(`commercial.business_cards.${name}`)
  const found = { front: card.corners[0], back: card.corners[1] }
  const shown = corners[side] ?? found[side] ?? WHOLE
  const change = (next: Corner[]) => setCorners({ ...corners, [side]: next })
  const { busy, failure, read } = useReading(card, onOrdered)
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary">{text('corners_hint')}</Typography.Text>
      {card.backImageUrl ? <SideChoice value={side} onChange={setSide} /> : null}
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
          onClick={() => void read({ ...corners, [side]: shown })}
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
