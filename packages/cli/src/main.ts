import { Command } from 'commander';

const program = new Command('tumblekeep').description('Dungeon games with dice you really throw');
program.command('play').description('play in the terminal').allowExcessArguments();
program.command('bench').description('measure the rules').allowExcessArguments();

await program.parseAsync();
