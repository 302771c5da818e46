import { type Call, type FunctionDeclaration, type Identifier, rangeOf } from './parse.ts';

/** A local name or a parameter. */
export interface Binding {
  name: string;
  /** The function that it is declared with. */
  fn?: FunctionDeclaration;
  /** Offsets at which it gets another value, after its declaration. */
  assigned: number[];
  /** One of these places is inside a function below the one that declares it. */
  isAssignedInside: boolean;
  /** Offsets at which a condition tests it. */
  tests: number[];
  uses: Identifier[];
  owner: FunctionDeclaration | undefined;
}

/** What the names of a block mean. */
export interface Names {
  /** Binding of every name that is local. */
  bindings: Map<Identifier, Binding>;
  /** Names that are read and not local here, in their order. */
  free: Identifier[];
  /** Names that are assigned and not local here. */
  written: Identifier[];
  calls: Call[];
  /** Names of fields that the code assigns. */
  added: Set<string>;
  /** Functions that return a value somewhere. */
  returning: Set<FunctionDeclaration>;
  /** Locals of the block's top level, at its end. */
  top: Map<string, Binding>;
  /** Offset of the first declaration of any local with the name. */
  declared: Map<string, number>;
}

/** Makes a binding that nothing has used yet. */
export function makeBinding(name: string, owner?: FunctionDeclaration): Binding {
  return { name, owner, assigned: [], isAssignedInside: false, tests: [], uses: [] };
}

/** A part of the code with its own names. */
export interface Scope {
  names: Map<string, Binding>;
  owner: FunctionDeclaration | undefined;
  parent?: Scope;
}

/** Returns a scope inside another one, in the same function. */
export function innerScope(scope: Scope): Scope {
  return { names: new Map(), owner: scope.owner, parent: scope };
}

/** Declares a name in a scope. */
export function declareName(id: Identifier, scope: Scope, names: Names): Binding {
  const binding = makeBinding(id.name, scope.owner);
  scope.names.set(id.name, binding);
  names.bindings.set(id, binding);
  const at = names.declared.get(id.name);
  if (at === undefined) names.declared.set(id.name, rangeOf(id)[0]);
  return binding;
}

/** Returns the binding of a name in a scope or around it; undefined for a name that is not local. */
export function findBinding(name: string, scope: Scope | undefined): Binding | undefined {
  return scope && (scope.names.get(name) ?? findBinding(name, scope.parent));
}

/** Notes that a name gets another value. */
export function noteAssignment(id: Identifier, scope: Scope, names: Names): void {
  const binding = findBinding(id.name, scope);
  if (!binding) {
    names.written.push(id);
    return;
  }
  names.bindings.set(id, binding);
  binding.assigned.push(rangeOf(id)[0]);
  if (binding.owner !== scope.owner) binding.isAssignedInside = true;
}
