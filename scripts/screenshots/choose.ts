import { UsageError } from '../../src/node/commands/support/options.ts';

/**
 * Returns the states whose names contain a text; all without one.
 *
 * @throws UsageError when there are none.
 */
export function chooseStates<State extends { name: string }>(
  states: State[],
  only: string | undefined,
): State[] {
  const chosen = states.filter(({ name }) => name.includes(only ?? ''));
  if (chosen.length > 0) return chosen;
  const names = states.map(({ name }) => `\`${name}\``).join(', ');
  throw new UsageError(
    `\`--only\` needs part of the name of a state, found \`${only}\`. The states are ${names}.`,
  );
}
