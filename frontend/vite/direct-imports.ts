import type { Plugin, Rolldown } from 'vite'

/** A file that only hands on what another file has. */
interface Relay {
  target: string
  /** Names in the other file by the names that are requested. */
  names: [requested: string, known: string][]
}

const RELAY = /^export\{([^{}]+)\}from"\.\/([^"]+)";?\s*$/
const IMPORT = /import\((["'`])\.\/([^"'`]+)\1\)/g

function relayOf({ code, isEntry }: Rolldown.OutputChunk): Relay | null {
  const [, list, target] = (!isEntry && RELAY.exec(code)) || []
  if (!list || !target) return null
  const names = list.split(',').map((pair): [string, string] => {
    const [known = '', requested = known] = pair.trim().split(' as ')
    return [requested, known]
  })
  return { target, names }
}

/**
 * A page that lies in the file of its department still gets a file of its own, which only names the
 * department's. An import of the page is pointed at the department itself, a request less.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const relays = new Map<string, Relay>()
      for (const chunk of chunks) {
        const relay = relayOf(chunk)
        if (relay) relays.set(chunk.fileName.replace('assets/', ''), relay)
      }
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(IMPORT, (whole, _quote, file: string) => {
          const relay = relays.get(file)
          if (!relay) return whole
          const members = relay.names.map(([requested, known]) => `${requested}:m.${known}`)
          return `import("./${relay.target}").then(m=>({${members.join()}}))`
        })
      }
      for (const file of relays.keys()) delete bundle[`assets/${file}`]
    },
  }
}
