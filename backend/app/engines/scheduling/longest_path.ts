import { earliestBy, isFinished, isStretched, reachesStart, type Node, type Tie } from './bounds.js'

/**
 * The chain of tasks that ends the plan: from every task that finishes last, back over the links that
 * hold their successor where it is, whatever the floats say.
 * @param nodes in the order of the plan
 */
export function longestPath(nodes: readonly Node[]): Set<Node> {
  const open = nodes.filter((node) => !isStretched(node))
  const last = open.reduce((latest, node) => Math.max(latest, node.workFinish), -Infinity)
  const path = new Set(open.filter((node) => node.workFinish === last && !isFinished(node)))
  for (const node of path)
    for (const tie of node.before)
      if (!isStretched(tie.from) && !isFinished(tie.from) && isDriving(tie)) path.add(tie.from)
  return path
}

/** No work of the successor fits between what the link asks for and where it lies. */
function isDriving(tie: Tie): boolean {
  const { to, link } = tie
  const lies = reachesStart(link.type) ? to.workStart : to.workFinish
  return to.calendar.between(earliestBy(tie), lies) <= 0
}
