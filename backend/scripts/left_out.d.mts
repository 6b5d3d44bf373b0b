export function leftToServices(suite: string): string[]
export function leftToEmbedded(suite: string): string[]
export function leftToLaterTurn(suite: string): string[]
