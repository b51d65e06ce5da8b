#!/bin/sh
# Fills in nginx.conf from the environment and becomes nginx. Options are nginx's own, for example -t.
set -eu

# Required: the hosts of all sites, separated by spaces, as in server_name. Other hosts get status 421. Pages are cached
# only for hosts that are named in full: a publish cannot purge those that only a wildcard stands for.
: "${SITE_HOSTS:?Set SITE_HOSTS to the host names of all sites, such as: www.example.com *.example.org}"
# The nodes, separated by spaces.
: "${SITE_NODES:=localhost:3000}"
# Where visitors come in, and where the nodes send PURGE: a port, or an address and a port.
: "${LISTEN:=8080}"
: "${PURGE_LISTEN:=8081}"
# The addresses that may purge, and those of the proxies or the CDN before this one, separated by spaces.
: "${PURGE_ALLOWED:=127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7}"
: "${TRUSTED_PROXIES:=}"
# A regular expression for the Cookie header of visitors who have agreed to marketing (docs/consent.md). For other
# managers than the site's own banner, write one that finds too many visitors rather than too few. With
# CONSENT_MANAGER=always, a dot; with never, (?!).
: "${MARKETING_COOKIE:=(?:^|[; ])consent=[^;]*marketing=1}"
# The cache is lost without harm. Both folders must be writable.
: "${CACHE_FOLDER:=/var/cache/marquee}"
: "${CACHE_SIZE:=1g}"
: "${RUN_FOLDER:=/tmp/marquee-nginx}"
: "${ACCESS_LOG:=/dev/stdout}"
: "${WORKERS:=auto}"

FOLDER=$(cd "$(dirname "$0")" && pwd)
COMPRESSED_TYPES='text/plain text/css text/xml text/javascript application/javascript application/json application/xml application/rss+xml application/manifest+json image/svg+xml font/ttf'

# Puts each word of the list $2 into the directive $1.
directives() {
  for word in $2; do printf "$1 " "$word"; done
}
NODES="$(directives 'server %s max_fails=3 fail_timeout=2s;' "$SITE_NODES")"
# If all nodes seem to have failed, every one is tried again before the visitor gets an error.
NODES="$NODES$(directives 'server %s backup max_fails=0;' "$SITE_NODES")"
PURGE_FROM="$(directives 'allow %s;' "$PURGE_ALLOWED")"
REAL_IP_FROM="$(directives 'set_real_ip_from %s;' "$TRUSTED_PROXIES")"
PROXY_ADDRESSES="$(directives '%s 1;' "$TRUSTED_PROXIES")"
# The hosts without a wildcard: neither *.example.org nor .example.org nor a regular expression (~).
NAMED_HOSTS="$(
  set -f
  printf '%s 1;\n' $SITE_HOSTS | tr '[:upper:]' '[:lower:]' | grep -v -e '\*' -e '^[.~]' | sort -u | tr '\n' ' '
)"

mkdir -p "$RUN_FOLDER" "$CACHE_FOLDER"
cp "$FOLDER/nginx.conf" "$RUN_FOLDER/nginx.conf"
for name in FOLDER RUN_FOLDER CACHE_FOLDER CACHE_SIZE ACCESS_LOG WORKERS LISTEN PURGE_LISTEN PURGE_FROM \
  SITE_HOSTS NAMED_HOSTS NODES REAL_IP_FROM PROXY_ADDRESSES MARKETING_COOKIE COMPRESSED_TYPES; do
  eval "value=\$$name"
  # Escapes what sed would take for its own.
  value=$(printf '%s' "$value" | sed 's/[\\&|]/\\&/g')
  sed -i "s|\${$name}|$value|g" "$RUN_FOLDER/nginx.conf"
done

# Left by an nginx that was killed.
rm -f "$RUN_FOLDER/compressor.sock" "$RUN_FOLDER/cleaner.sock"
# Started by root, nginx runs its workers as this user.
if [ "$(id -u)" -eq 0 ]; then
  : "${NGINX_USER:=www-data}"
  chown "$NGINX_USER" "$RUN_FOLDER" "$CACHE_FOLDER"
  set -- -g "user $NGINX_USER;" "$@"
fi
exec nginx -e stderr -c "$RUN_FOLDER/nginx.conf" "$@"
