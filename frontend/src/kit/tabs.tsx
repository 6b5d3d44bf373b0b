import { Tabs as AntTabs, type TabsProps } from 'antd'
import styles from './tabs.module.css'

/** So many tabs take several lines of a phone. */
const FEW = 6

/**
 * Tabs that wrap where they have no room, so that all of them stay in sight and reachable. Many of them
 * are one line on a phone, which scrolls sideways by hand, by keyboard and to the one that is open.
 */
export function Tabs(props: TabsProps) {
  const isMany = (props.items?.length ?? 0) > FEW
  return <AntTabs {...props} className={isMany ? styles.many : styles.few} />
}
