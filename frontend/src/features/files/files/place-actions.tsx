import { Button } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { usePlace } from './use-place'

interface PlaceActionsProps {
  /** On a narrow screen the tree is opened by a button. */
  narrow: boolean
  treeOpen: boolean
  onToggleTree: () => void
}

/** The buttons beside the title: the tree on narrow screens, and the trash. */
export function PlaceActions({ narrow, treeOpen, onToggleTree }: PlaceActionsProps) {
  const { t } = useTranslation()
  const { place, go } = usePlace()
  return (
    <>
      {narrow ? (
        <Button aria-expanded={treeOpen} onClick={onToggleTree}>
          {t('files.files.folders')}
        </Button>
      ) : null}
      <Button
        icon={<DeleteOutlined />}
        type={place.trash ? 'primary' : 'default'}
        onClick={() => go(place.trash ? {} : { trash: true })}
      >
        {t('files.files.trash')}
      </Button>
    </>
  )
}
