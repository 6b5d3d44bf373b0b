import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { SALES } from '../sales'
import {
  keyOf,
  numberOf,
  standstillOf,
  targetsOf,
  type BoardCard,
  type Place,
  type Rights,
} from './moves'

interface CardMenuProps {
  card: BoardCard
  rights: Rights
  onMove: (card: BoardCard, place: Place) => void
}

/** The same moves as by dragging, for the keyboard and for a phone; without any it says why. */
export function CardMenu({ card, rights, onMove }: CardMenuProps) {
  const { t } = useTranslation()
  const targets = targetsOf(card, rights)
  const items = targets.map((place) => ({
    key: keyOf(place),
    label: t(`${SALES}.board.move_to`, { stage: t(`kit.status.${place.stage}`) }),
  }))
  const none = {
    key: 'none',
    disabled: true,
    label: t(`${SALES}.board.why.${standstillOf(card, rights)}`),
  }
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: items.length ? items : [none],
        onClick: ({ key }) => {
          const place = targets.find((one) => keyOf(one) === key)
          if (place) onMove(card, place)
        },
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined />}
        aria-label={t(`${SALES}.board.move`, { number: numberOf(card) })}
      />
    </Dropdown>
  )
}
