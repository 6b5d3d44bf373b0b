/** Abilities that remember which of them were requested and held: what came of it depends on those. */
export class RequestedAbilities extends Set<string> {
  readonly held = new Set<string>()

  constructor(private readonly abilities: ReadonlySet<string>) {
    super(abilities)
  }

  override has(ability: string): boolean {
    const has = this.abilities.has(ability)
    if (has) this.held.add(ability)
    return has
  }
}
