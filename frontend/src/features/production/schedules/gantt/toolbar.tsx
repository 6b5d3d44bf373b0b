import { Button, Checkbox, Popover, Select, Space } from 'antd'
import {
  AimOutlined,
  PrinterOutlined,
  RedoOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { BaselineSelect } from '../../schedule-control/baseline-select'
import type { BaselineChoice } from '../../schedule-control/chosen-baseline'
import type { SchedulePlan } from '../plan/types'
import { ZOOMS, type Layers, type Zoom } from './chart/types'
import styles from './gantt.module.css'
import { GANTT } from './texts'

interface ToolbarProps {
  plan: SchedulePlan
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  layers: Layers
  onLayers: (layers: Layers) => void
  hasBaseline: boolean
  compared?: BaselineChoice
  onToday: () => void
  onUndo: () => void
  onRedo: () => void
  onPrint: () => void
}

export function Toolbar(props: ToolbarProps) {
  const { plan, compared, onToday, onUndo, onRedo, onPrint } = props
  const { t } = useTranslation()
  return (
    <div role="toolbar" aria-label={t(`${GANTT}.toolbar`)} className={styles.toolbar}>
      <ZoomControl {...props} />
      <Button icon={<AimOutlined />} onClick={onToday}>
        {t(`${GANTT}.today`)}
      </Button>
      <LayersButton {...props} />
      {compared?.baselines?.length ? (
        <BaselineSelect {...compared} baselines={compared.baselines} hasNone />
      ) : null}
      {plan.schedule.can.update ? (
        <Space.Compact>
          <Button
            icon={<UndoOutlined />}
            aria-label={t('common.undo')}
            title={`${t('common.undo')} (Ctrl+Z)`}
            disabled={!plan.canUndo}
            onClick={onUndo}
          />
          <Button
            icon={<RedoOutlined />}
            aria-label={t(`${GANTT}.redo`)}
            title={`${t(`${GANTT}.redo`)} (Ctrl+Y)`}
            disabled={!plan.canRedo}
            onClick={onRedo}
          />
        </Space.Compact>
      ) : null}
      <Button icon={<PrinterOutlined />} onClick={onPrint}>
        {t('common.print')}
      </Button>
    </div>
  )
}

function ZoomControl({ zoom, onZoom }: Pick<ToolbarProps, 'zoom' | 'onZoom'>) {
  const { t } = useTranslation()
  const at = ZOOMS.indexOf(zoom)
  return (
    <Space.Compact>
      <Button
        icon={<ZoomInOutlined />}
        aria-label={t(`${GANTT}.zoom_in`)}
        title={`${t(`${GANTT}.zoom_in`)} (+)`}
        disabled={at === 0}
        onClick={() => onZoom(ZOOMS[at - 1]!)}
      />
      <Select
        aria-label={t(`${GANTT}.zoom`)}
        value={zoom}
        options={ZOOMS.map((value) => ({ value, label: t(`${GANTT}.zooms.${value}`) }))}
        onChange={onZoom}
        className={styles.zoom}
      />
      <Button
        icon={<ZoomOutOutlined />}
        aria-label={t(`${GANTT}.zoom_out`)}
        title={`${t(`${GANTT}.zoom_out`)} (-)`}
        disabled={at === ZOOMS.length - 1}
        onClick={() => onZoom(ZOOMS[at + 1]!)}
      />
    </Space.Compact>
  )
}

function LayersButton({ layers, onLayers, hasBaseline }: ToolbarProps) {
  const { t } = useTranslation()
  const names = (Object.keys(layers) as (keyof Layers)[]).filter(
    (name) => name !== 'baseline' || hasBaseline
  )
  return (
    <Popover
      trigger="click"
      placement="bottom"
      content={
        <div className={styles.layers}>
          {names.map((name) => (
            <Checkbox
              key={name}
              checked={layers[name]}
              onChange={({ target }) => onLayers({ ...layers, [name]: target.checked })}
            >
              {t(`${GANTT}.layers.${name}`)}
            </Checkbox>
          ))}
        </div>
      }
    >
      <Button>{t(`${GANTT}.show`)}</Button>
    </Popover>
  )
}
