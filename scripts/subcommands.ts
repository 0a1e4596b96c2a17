import type { ParseArgsConfig } from 'node:util';
import { defineCommand, type OptionValues } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** One of the commands of a script, such as `rules -- diff A B`. */
export type Subcommand<Given extends Options> = {
  /** The minimum and maximum number of its arguments. */
  takes: [fewest: number, most: number];
  options: Extract<keyof Given, string>[];
  run: (args: string[], values: OptionValues<Given>) => Promise<void>;
};

/** A script's command as a function: runs the subcommand named by the first argument with the others. */
export function defineSubcommands<const Given extends Options>(
  script: { help: string; options: Given },
  commands: Record<string, Subcommand<Given>>,
): () => Promise<void> {
  const description = { ...script, takesArguments: true };
  return defineCommand(description, async (values, [name = '', ...args]) => {
    // The reader of a pipe may close it early: head, less.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new Error(`Say ${Object.keys(commands).join(', ')}; --help tells what each takes`);
    }
    const [fewest, most] = command.takes;
    if (args.length < fewest) throw new Error(`${name} takes more than that; see --help`);
    if (args.length > most) {
      throw new Error(`Unknown argument ${JSON.stringify(args[most])}; see --help`);
    }
    const other = Object.keys(values).find(
      (option) => !command.options.some((it) => it === option),
    );
    if (other) throw new Error(`${name} takes no --${other}; see --help`);
    await command.run(args, values);
  });
}
