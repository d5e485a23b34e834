"""The sign of the site, 48 units to a side: what frontend/public/favicon.svg has inside."""

LOGO = (
    '<path d="M24 36v12" stroke="#d9b779" stroke-width="5" />'
    '<rect x="8" y="8" width="32" height="32" rx="1.5" fill="#f6ead0" stroke="#2a2119" stroke-width="3" '
    "/>"
    '<path fill="#b8502f" d="M13 13h6.8v6.8H13ZM28.2 13H35v6.8h-6.8ZM13 28.2h6.8V35H13ZM28.2 '
    '28.2H35V35h-6.8Z" />'
    '<path fill="#5b8a48" d="M20.6 13h6.8v6.8h-6.8ZM13 20.6h6.8v6.8H13ZM28.2 20.6H35v6.8h-6.8ZM20.6 '
    '28.2h6.8V35h-6.8Z" />'
    '<path fill="#e8c988" d="M20.6 20.6h6.8v6.8h-6.8Z" />'
    '<path d="M21.4 40h5.2" stroke="#f6ead0" stroke-width="4" />'
    '<g fill="#cf6a44" stroke="#2a2119" stroke-width="2.4"><circle cx="8" cy="8" r="5.5" /><circle '
    'cx="40" cy="8" r="5.5" /><circle cx="8" cy="40" r="5.5" /><circle cx="40" cy="40" r="5.5" /></g>'
)
