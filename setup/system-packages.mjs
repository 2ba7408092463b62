import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Full path of a command, or undefined. */
export function onPath(command) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => existsSync(file));
}

function rootCommand() {
  if (process.getuid() === 0) return [];
  const maySudo = onPath("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return maySudo ? ["sudo", "-n"] : null;
}

/** Installs packages with apt-get. Answers whether that could be done: it takes root or a password-less sudo. */
export function installSystemPackages(...packages) {
  const asRoot = rootCommand();
  if (!asRoot || !onPath("apt-get")) return false;
  console.error(`Installing ${packages.join(", ")} from the system's packages ...`);
  const apt = (...args) => {
    const [command, ...rest] = [
      ...asRoot,
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "-qq",
      ...args,
    ];
    return spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  };
  const install = () => apt("install", "-y", "--no-install-recommends", ...packages);
  return apt("update") ? install() : false;
}

/**
 * Unpacks one package into `folder` without root, through package lists of its own. Answers the folder its
 * files lie in, or null where this is not a Debian-like system or the package cannot be had.
 */
export function unpackSystemPackage(name, folder) {
  if (!onPath("apt-get") || !onPath("dpkg-deb")) return null;
  const unpacked = join(folder, "root");
  for (const part of ["state/lists/partial", "cache/archives/partial", "root"]) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  const own = [
    ["Dir::State", join(folder, "state")],
    ["Dir::State::status", "/var/lib/dpkg/status"],
    ["Dir::Cache", join(folder, "cache")],
    ["Debug::NoLocking", "1"],
  ].flatMap(([key, value]) => ["-o", `${key}=${value}`]);
  const run = (command, ...args) =>
    spawnSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  if (!run("apt-get", "-qq", ...own, "update") || !run("apt-get", "-qq", ...own, "download", name))
    return null;
  const archive = readdirSync(folder).find((file) => file.startsWith(`${name}_`) && file.endsWith(".deb"));
  return archive && run("dpkg-deb", "--extract", join(folder, archive), unpacked) ? unpacked : null;
}
