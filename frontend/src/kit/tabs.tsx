import { Tabs as AntTabs, type TabsProps } from 'antd'
import styles from './tabs.module.css'

/** Tabs that wrap on narrow screens, so that all of them stay in sight and reachable. */
export function Tabs(props: TabsProps) {
  return <AntTabs {...props} className={styles.tabs} />
}
