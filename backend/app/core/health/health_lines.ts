/** `attention`: works, but someone should look. `fault`: something does not work, or is about to be lost. */
export const HEALTH_STATES = ['good', 'attention', 'fault'] as const
type HealthState = (typeof HEALTH_STATES)[number]

interface HealthLine {
  /** The page words it, its figures and what to do by this name. */
  name: string
  state: HealthState
  /** Numbers, and instants as ISO text. */
  figures: Record<string, number | string | null>
  /** What to do: a key of the page's words; null while all is well. */
  advice: string | null
}

type Found = Omit<HealthLine, 'name'>
type Probe = () => Promise<Found | null>

const probes = new Map<string, Probe>()

/** A department declares what the health page shows of it; null where there is nothing to show. */
export function registerHealthLine(name: string, probe: Probe) {
  if (probes.has(name)) throw new Error(`two health lines are named ${name}`)
  probes.set(name, probe)
}

/** Every line, one after the other: a page that is looked at is no reason to load the database. */
export async function readHealth(): Promise<HealthLine[]> {
  const lines: HealthLine[] = []
  for (const [name, probe] of probes) {
    const found = await attempted(probe)
    if (found) lines.push({ name, ...found })
  }
  return lines
}

/** What cannot be read is itself a fault. */
async function attempted(probe: Probe): Promise<Found | null> {
  try {
    return await probe()
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    return { state: 'fault', figures: { reason: reason! }, advice: 'unreadable' }
  }
}

/** The line of a figure that is well up to a limit, wants a look above it, and is a fault above the second. */
export function stateOf(figure: number, limits: { attention: number; fault: number }): HealthState {
  if (figure > limits.fault) return 'fault'
  return figure > limits.attention ? 'attention' : 'good'
}

export const line = (state: HealthState, figures: Found['figures'], advice: string): Found => ({
  ...{ state, figures, advice: state === 'good' ? null : advice },
})
